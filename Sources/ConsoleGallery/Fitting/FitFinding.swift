public import ConsoleUI
public import LocalizableStrings

/// A text that the user of some language cannot read as it was meant, at some size of the terminal.
public struct FitFinding: Sendable, Hashable {
  /// What is wrong with a text.
  public enum Kind: Sendable, Hashable {
    /// There was no room for all of the text; the key is empty if the part without room comes from none.
    case cut
    /// There was no room for all of the text, which the program lets its view shorten by `truncated(at:)` or
    /// `lineLimit(_:truncatedAt:)`.
    case shortened
    /// There was no room for any of the text, or of the control with this role.
    case hidden(Semantics.Role)
    /// Another text was written over it; the key is empty if the part below comes from none.
    case overlapped(by: String)
    /// Something that is no text, box, sheet or menu was drawn over it, such as a message or a line, at every stop of the walk
    /// that has it.
    case covered
    /// The text has a line break although it is in a row, or another control character.
    case control(Unicode.Scalar)
    /// The text is in another language than the walk, because the key has no translation.
    case untranslated(Language)
    /// The key is shown, because no language has a text for it.
    case missing
    /// The text or the part of a text comes from no key, so it is the same in each language; only found in a
    /// ``PseudoLanguage``.
    case withoutKey
  }

  /// What is wrong.
  public let kind: Kind
  /// The key of the text; empty if it comes from none.
  public let key: String
  /// The whole text.
  public let text: String
  /// The step of the walk after which it was found first, the language and the size.
  public let stop: WalkthroughStop
  /// The type of the screen with the keys, such as `ArticleScreen`.
  public let screen: String
  /// The cells that the text was to be written in, relative to the window; `nil` if it was only looked up.
  public let rect: Rect?

  /// The language of the walk.
  public var language: WalkthroughLanguage { stop.language }

  /// The size of the terminal in cells.
  public var size: Size { stop.size }

  /// Where it was found, such as `[pl] 40x12 OrderScreen, step details`.
  package var place: String {
    "[\(language)] \(size.columns)x\(size.rows) \(screen), step \(stop.name)"
  }

  /// The text in one line.
  package var printedText: String { text.inOneLine }

  /// What findings of one mistake have in common.
  package struct Mistake: Hashable {
    let kind: Kind
    let key: String
    /// The text if there is no key.
    let text: String
    let screen: String
    let language: WalkthroughLanguage
    let size: Size
  }

  package var mistake: Mistake {
    Mistake(
      kind: kind, key: key, text: key.isEmpty ? text : "", screen: screen, language: language,
      size: size)
  }
}

extension FitFinding: CustomStringConvertible {
  /// `"order.save" [pl] 40x12 OrderScreen, step details: cut: "Zapisz zamówienie"`.
  public var description: String {
    "\"\(key.isEmpty ? printedText : key)\" \(place): \(kind): \"\(printedText)\""
  }
}

extension FitFinding.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cut: "cut"
    case .shortened: "shortened"
    case .hidden(.text): "hidden"
    case .hidden(let role): "hidden \(role.rawValue)"
    case .overlapped(let other): "overlapped by \"\(other.inOneLine)\""
    case .covered: "covered"
    case .control(let scalar) where scalar == "\r" || Character(scalar).isLineEnd: "line break"
    case .control(let scalar): "control character U+\(Self.code(of: scalar))"
    case .untranslated(let language): "left in \(language)"
    case .missing: "no text"
    case .withoutKey: "no key"
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}

extension [FitFinding] {
  /// The findings without the covered texts that another stop of the walk shows whole.
  package func ignoringCovered(_ readableKeys: Set<String>) -> [FitFinding] {
    filter { $0.kind != .covered || !readableKeys.contains($0.key) }
  }
}

extension String {
  /// The text with `\n` for each line end, and without other control characters.
  fileprivate var inOneLine: String {
    let lines = split(omittingEmptySubsequences: false) { $0.isLineEnd || $0 == "\r" }
    return lines.joined(separator: "\\n").sanitized
  }
}
