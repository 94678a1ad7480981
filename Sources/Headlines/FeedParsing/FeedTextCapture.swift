import Foundation

/// Collects the text of an element, with the tags inside it as HTML.
///
/// So XHTML in Atom and unescaped HTML in RSS are treated like escaped HTML.
struct FeedTextCapture {
  let element: FeedElement
  private let format: FeedText.Format
  private let base: String?
  private let isBase64: Bool
  private var bytes: [UInt8] = []
  private var hasTags = false
  private var depth = 0

  /// The attributes that say something about a text.
  private static let keptAttributes = [
    "href", "src", "alt", "start", "value", "colspan", "width", "height",
  ]

  /// Starts at `element`; `type` and `mode` are its attributes, `base` is the address that it names for links.
  init(_ element: FeedElement, type: String?, mode: String?, base: String?, isAtom: Bool) {
    self.element = element
    self.base = base
    isBase64 = mode == "base64"
    switch (type?.lowercased() ?? "").prefix(while: { $0 != ";" }) {
    case "": format = isAtom ? .plain : .unstated
    case "html", "text/html", "xhtml", "application/xhtml+xml": format = .html
    case "text", "plain", "text/plain": format = mode == "escaped" ? .html : .plain
    case let other where other.hasPrefix("text/"): format = .plain
    default: format = isAtom ? .unreadable : .html
    }
  }

  var text: FeedText {
    if isBase64, let decoded = Data(base64Encoded: Data(bytes), options: .ignoreUnknownCharacters) {
      return FeedText(
        bytes: Array(String(decoding: decoded, as: UTF8.self).utf8), format: format, base: base)
    }
    return FeedText(bytes: bytes, format: hasTags ? .html : format, base: base)
  }

  mutating func append(_ characters: some Sequence<UInt8>) {
    guard hasTags else {
      bytes += characters
      return
    }
    appendEscaped(characters)
  }

  mutating func start(_ name: String, attributes: [String: String]) {
    if !hasTags {
      hasTags = true
      let before = bytes
      bytes = []
      appendEscaped(before)
    }
    depth += 1
    bytes += "<\(name)".utf8
    if !attributes.isEmpty {
      for name in Self.keptAttributes {
        guard let value = attributes[name] else { continue }
        bytes += " \(name)=\"".utf8
        appendEscaped(value.utf8)
        bytes.append(UInt8(ascii: "\""))
      }
    }
    bytes.append(UInt8(ascii: ">"))
  }

  /// Ends an element; false if it is the one that the capture started at.
  mutating func end(_ name: String) -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    if name.lowercased() != "br" { bytes += "</\(name)>".utf8 }
    return true
  }

  private mutating func appendEscaped(_ characters: some Sequence<UInt8>) {
    for byte in characters {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
  }
}
