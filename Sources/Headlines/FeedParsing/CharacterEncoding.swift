import CICU

/// A character encoding, decoded by ICU.
struct CharacterEncoding: Equatable {
  /// ICU's name.
  private let name: String

  /// Finds an encoding by any of its names; nil for an unknown one.
  ///
  /// As on the web, some names mean a larger encoding: ISO-8859-1 is read as windows-1252.
  init?(named label: String) {
    guard (1...64).contains(label.utf8.count),
      label.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ",") })
    else { return nil }
    let key = String(label.lowercased().filter { $0.isLetter || $0.isNumber })
    name = Self.webNames[key] ?? label
    guard cicu_encoding_is_known(name) else { return nil }
  }

  /// The text in UTF-8, or nil for one of more than 2 GB; what is invalid becomes U+FFFD.
  func utf8(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    let bytes = Array(bytes)
    // Most of the text of a feed is markup in ASCII.
    var capacity = bytes.count + bytes.count / 4
    while true {
      guard let length = Int32(exactly: bytes.count), let room = Int32(exactly: capacity) else {
        return nil
      }
      var written: Int32 = 0
      let text = [UInt8](unsafeUninitializedCapacity: capacity) { text, count in
        // Safe because ICU reads `length` bytes, and writes at most `room`.
        written = bytes.withUnsafeBytes { bytes in
          cicu_encoding_decode(
            name, bytes.assumingMemoryBound(to: CChar.self).baseAddress, length,
            UnsafeMutableRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self), room)
        }
        count = Int(max(0, min(written, room)))
      }
      guard written > room else {
        return written < 0 ? nil : Array(String(decoding: text, as: UTF8.self).utf8)
      }
      capacity = Int(written)
    }
  }

  /// The encodings that browsers use for the names of smaller ones (WHATWG Encoding, section 4.2).
  private static let webNames: [String: String] = [
    "iso88591": "windows-1252", "88591": "windows-1252", "latin1": "windows-1252",
    "l1": "windows-1252", "cp819": "windows-1252", "iso88599": "windows-1254",
    "latin5": "windows-1254", "l5": "windows-1254", "iso885911": "windows-874",
    "tis620": "windows-874", "gb2312": "GB18030", "gbk": "GB18030", "xgbk": "GB18030",
    "csgb2312": "GB18030", "chinese": "GB18030", "shiftjis": "windows-31j",
    "sjis": "windows-31j", "xsjis": "windows-31j", "mskanji": "windows-31j",
    "euckr": "windows-949", "ksc56011987": "windows-949", "ksc5601": "windows-949",
    "korean": "windows-949", "big5": "Big5-HKSCS", "xxbig5": "Big5-HKSCS", "cnbig5": "Big5-HKSCS",
    "xmaccyrillic": "x-mac-cyrillic",
  ]
}
