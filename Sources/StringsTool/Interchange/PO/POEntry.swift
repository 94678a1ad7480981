import StringsFormats
import StringsSyntax

/// An entry of a PO file.
struct POEntry {
  var context: String?
  var identifier: String?
  var plural: String?
  /// By index; 0 for an entry without plural.
  var targets: [Int: String] = [:]
  /// By index, as `targets`.
  var targetPositions: [Int: SourcePosition] = [:]
  var isFuzzy = false
  /// The file that has the source text.
  var file: String?
  var comments: [String] = []
  /// By index, as `targets`.
  var exported: [ExportMark] = []
  var position: SourcePosition

  /// A field of the text that continues on the next line.
  enum Field {
    case context
    case identifier
    case plural
    case target(Int)
  }

  mutating func append(_ text: String, to field: Field) {
    // In place: a text may have millions of lines.
    switch field {
    case .context: context.append(text)
    case .identifier: identifier.append(text)
    case .plural: plural.append(text)
    case .target(let index): targets[index, default: ""] += text
    }
  }
}

extension String? {
  fileprivate mutating func append(_ text: String) {
    if self?.append(text) == nil { self = text }
  }
}
