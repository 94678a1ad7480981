/// The grapheme clusters of more than one scalar in a canvas, each stored once.
package struct ClusterTable: Sendable {
  private var texts: [String] = []
  private var indices: [String: Int] = [:]

  /// The cluster at an index; empty if there is none.
  package subscript(index: Int) -> String {
    texts.indices.contains(index) ? texts[index] : ""
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Whether the clusters of another table have the same indices in this one.
  func extends(_ other: ClusterTable) -> Bool {
    texts == other.texts || texts.starts(with: other.texts)
  }

  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
