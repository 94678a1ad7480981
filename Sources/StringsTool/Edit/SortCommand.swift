import ArgumentParser
import StringsFormats
import StringsSyntax

/// The command `sort`.
struct SortCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort",
    abstract: "Sort translation files by their keys.",
    discussion: """
      Entries move with their comments, upper and lower case are the same, and equal keys keep their order. In a \
      .strings file, a comment with an empty line below it begins a section: it stays where it is, and the \
      entries below it are sorted among themselves. A String Catalog gets the order of Xcode.
      """)

  @OptionGroup var options: EditOptions

  func result() throws -> CommandResult {
    var editing = FileEditing()
    for path in options.paths { editing.run(path, "sorted", edit: sorted) }
    return editing.changes.result(isDryRun: options.dryRun)
  }

  private func sorted(_ file: FileEditing.File) throws -> [UInt8]? {
    if file.isCatalog {
      var editor = try CatalogEditor(bytes: file.bytes, file: file.name)
      editor.sort()
      return editor.bytes
    }
    switch PropertyListFormat(of: file.bytes) {
    case .oldStyle:
      var document = StringsDocument(bytes: file.bytes, file: file.name)
      try document.sort(by: Self.isOrdered)
      return document.bytes
    case .xml:
      var editor = try XMLPropertyListEditor(bytes: file.bytes, file: file.name)
      try editor.sort(by: Self.isOrdered)
      return editor.bytes
    case .binary: return nil  // Its keys have no order.
    }
  }

  private static func isOrdered(_ left: String, _ right: String) -> Bool {
    let (lowerLeft, lowerRight) = (left.lowercased(), right.lowercased())
    if lowerLeft == lowerRight { return scalars(left, right) }
    return scalars(lowerLeft, lowerRight)
  }

  private static func scalars(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }
}
