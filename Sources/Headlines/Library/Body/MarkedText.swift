/// A text and what parts of it are.
struct MarkedText: Sendable, Hashable {
  /// What a part of a text is.
  enum Mark: Sendable, Hashable {
    case emphasis
    case strong
    case code
    case superscript
    case `subscript`
    /// What the author has removed since.
    case deleted
    /// What the author has added since.
    case inserted
    /// A link to a web address.
    case link(String)
    /// The alternative text of a picture, sound or film, or ``unnamedMedia``, and its web address.
    case media(Media, String)
  }

  /// What a file of an article is.
  enum Media: Character, Sendable, Hashable, CaseIterable {
    case image = "I"
    case audio = "A"
    case video = "V"
    case file = "F"
    /// Another page in the place of a part of this one, such as a film with its player.
    case page = "P"
  }

  /// A part of a text.
  struct Span: Sendable, Hashable {
    /// The zero-based UTF-8 offsets in the text.
    var range: Range<Int>
    var mark: Mark
  }

  /// Stands for a picture or another file without alternative text.
  static let unnamedMedia = "\u{FFFC}"

  var text: String
  /// The marked parts, which may overlap, those that end first in front.
  var spans: [Span] = []

  /// The text without the alternative texts of media.
  var withoutMedia: String {
    let media = spans.filter(\.isMedia).map(\.range)
    guard !media.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var end = 0
    func keep(upTo next: Int) {
      guard end < next else { return }
      let part = bytes[end..<next]
      // Of the spaces around the media only one.
      let isDoubled = part.first == 0x20 && (kept.isEmpty || kept.last == 0x20)
      kept += isDoubled ? part.dropFirst() : part
    }
    for range in media where range.lowerBound >= end {
      keep(upTo: range.lowerBound)
      end = range.upperBound
    }
    keep(upTo: bytes.count)
    while kept.last == 0x20 || kept.last == 0x0A { kept.removeLast() }
    return String(decoding: kept, as: UTF8.self)
  }

  /// A part of the text with its marks; `range` has UTF-8 offsets inside the text.
  subscript(range: Range<Int>) -> MarkedText {
    MarkedText(text: String(part(range)), spans: Span.clamped(spans, to: range))
  }

  /// A part of the text without its marks.
  func part(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }
}

extension MarkedText.Span {
  var isMedia: Bool { if case .media = mark { true } else { false } }

  /// The spans in a part of a text, counted from its start.
  static func clamped(_ spans: [Self], to range: Range<Int>) -> [Self] {
    spans.compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let offset = range.lowerBound
      return Self(range: part.lowerBound - offset..<part.upperBound - offset, mark: span.mark)
    }
  }
}

extension MarkedText.Mark {
  /// The web address of a link or file.
  var address: String? {
    switch self {
    case .link(let address), .media(_, let address): address
    default: nil
    }
  }
}
