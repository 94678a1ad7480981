/// The entries of a `.strings` file that are whole, in the order of the file.
public struct StringsEntries: RandomAccessCollection, Sendable {
  let content: DocumentContent

  public var startIndex: Int { 0 }
  public var endIndex: Int { content.outlines.count }

  public subscript(number: Int) -> StringsEntry {
    precondition(indices.contains(number), "there is an entry with this number")
    return StringsEntry(content: content, number: number)
  }
}
