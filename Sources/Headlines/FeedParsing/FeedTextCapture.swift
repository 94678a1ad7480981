/// Collects the text of an element, with the tags inside it as HTML.
///
/// So XHTML in Atom and unescaped HTML in RSS are treated like escaped HTML.
struct FeedTextCapture {
  let element: FeedElement
  private let format: FeedText.Format
  private var bytes: [UInt8] = []
  private var hasTags = false
  private var depth = 0

  /// Starts at `element`; `type` and `mode` are its attributes.
  init(_ element: FeedElement, type: String?, mode: String?, isAtom: Bool) {
    self.element = element
    let standard = isAtom ? "text" : "html"
    switch (type?.lowercased() ?? standard).prefix(while: { $0 != ";" }) {
    case "html", "text/html", "xhtml", "application/xhtml+xml": format = .html
    case "text", "plain", "text/plain": format = mode == "escaped" ? .html : .plain
    case let other where other.hasPrefix("text/"): format = .plain
    default: format = isAtom ? .unreadable : .html
    }
  }

  var text: FeedText { FeedText(bytes: bytes, format: hasTags ? .html : format) }

  mutating func append(_ characters: some Sequence<UInt8>) {
    guard hasTags else {
      bytes += characters
      return
    }
    appendEscaped(characters)
  }

  mutating func start(_ name: String) {
    if !hasTags {
      hasTags = true
      let before = bytes
      bytes = []
      appendEscaped(before)
    }
    depth += 1
    bytes += "<\(name)>".utf8
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
      default: bytes.append(byte)
      }
    }
  }
}
