import StringsFormats
import StringsSyntax

/// What the project had as the translation of a unit when it was exported, so that an import knows whether it has changed
/// here since.
package struct ExportMark: Hashable, Sendable {
  /// Sixteen hexadecimal digits, or `none` if there was no translation.
  package let text: String

  package init(of translation: String?) {
    text = translation.map { StableHash(.string($0)).text } ?? Self.none
  }

  /// Parses a mark in a file.
  init?(_ text: some StringProtocol) {
    let isHash = text.utf8.count == 16 && text.allSatisfy(\.isHexDigit)
    guard isHash || text == Self.none else { return nil }
    self.text = String(text)
  }

  private static let none = "none"
}

/// How formats carry it.
extension ExportMark {
  private static let attributePrefix = "sternik:"
  private static let commentPrefix = "sternik-strings: exported "

  /// The value of an attribute `extradata` in XLIFF.
  var attribute: String { Self.attributePrefix + text }

  init?(attribute: String) {
    guard attribute.hasPrefix(Self.attributePrefix) else { return nil }
    self.init(attribute.dropFirst(Self.attributePrefix.count))
  }

  /// A comment in PO with the marks of all forms of an entry.
  static func comment(_ marks: [ExportMark]) -> String {
    commentPrefix + marks.map(\.text).joined(separator: " ")
  }

  /// The marks in a comment; `nil` for any other comment.
  static func marks(inComment comment: String) -> [ExportMark]? {
    guard comment.hasPrefix(commentPrefix) else { return nil }
    let parts = comment.dropFirst(commentPrefix.count).split(separator: " ")
    let marks = parts.compactMap { ExportMark($0) }
    return marks.count == parts.count ? marks : nil
  }
}
