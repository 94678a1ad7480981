import StringsSyntax

/// The format of a property list, detected from its first bytes.
package enum PropertyListFormat {
  case oldStyle
  case xml
  case binary

  package init(of bytes: [UInt8]) {
    if bytes.starts(with: Array("bplist".utf8)) {
      self = .binary
      return
    }
    let head = TextEncoding(of: bytes).utf8(Array(bytes.prefix(4096)))
    let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let starts = ["<?xml", "<!DOCTYPE plist", "<plist", "<!--"]
    self = starts.contains { text.hasPrefix($0) } ? .xml : .oldStyle
  }
}
