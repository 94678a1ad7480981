import StringsSyntax

extension TranslationEntry {
  /// Whether the text is only the name of an object of Interface Builder, such as `BgM-ve-c93.title`, since the source text is in
  /// the storyboard.
  var isObjectOfInterface: Bool {
    guard value.string == key, let point = key.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    let parts = key[..<point].split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.joined().utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      }
  }
}
