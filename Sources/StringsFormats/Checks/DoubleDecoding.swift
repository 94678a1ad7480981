import LocalizableStrings
import StringsSyntax

extension TextRule {
  /// UTF-8 that a program read as windows-1252 or -1251, and wrote as UTF-8 again.
  static let decodedTwice = TextRule(code: .decodedTwice, own: .decodedBytes) { pair in
    DoubleDecoding.run(in: pair.own, pair.language).flatMap { run in
      if pair.source.contains(run.written) { return nil }
      return TextProblem(
        "this text was decoded twice: write '\(run.repaired.excerpt(24))' for "
          + "'\(run.written.excerpt(24))'")
    }
  }
}

enum DoubleDecoding {
  struct Run: Equatable {
    let written: String
    let repaired: String
  }

  /// The first characters that are bytes of UTF-8 in a code page of Windows.
  static func run(in text: String, _ language: Language) -> Run? {
    let scalars = Array(text.unicodeScalars)
    for codePage in [CodePage.latin, .cyrillic] {
      var index = 0
      while index < scalars.count {
        guard let lead = codePage.byte(scalars[index]), lead >= 0xC2, index + 1 < scalars.count,
          let next = codePage.byte(scalars[index + 1]), (0x80..<0xC0).contains(next)
        else {
          index += 1
          continue
        }
        let repaired = codePage.letters(scalars[index...].prefix(4_096), language)
        let length = repaired.unicodeScalars.reduce(0) { $0 + String($1).utf8.count }
        if length > 0,
          codePage.isProof(
            repaired, scalars[index..<(index + length)], after: index > 0 ? scalars[index - 1] : nil
          )
        {
          var written = ""
          written.unicodeScalars.append(contentsOf: scalars[index..<(index + length)])
          return Run(written: written, repaired: repaired)
        }
        index += max(length, 1)
      }
    }
    return nil
  }
}

private enum CodePage {
  case latin
  case cyrillic

  /// The characters of 0x80 to 0x9F in windows-1252, and of 0x80 to 0xBF in windows-1251.
  private static let latinBytes = bytes(
    of: "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ")
  private static let cyrillicBytes = bytes(
    of: "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї")

  private static func bytes(of characters: String) -> [Unicode.Scalar: UInt8] {
    Dictionary(
      uniqueKeysWithValues: characters.unicodeScalars.enumerated().map { ($1, UInt8(0x80 + $0)) })
  }

  func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch (self, scalar.value) {
    case (_, ..<0x80): nil
    case (.latin, 0xA0...0xFF): UInt8(scalar.value)
    case (.latin, 0x2123...): nil
    case (.latin, _): Self.latinBytes[scalar]
    case (.cyrillic, 0x410...0x44F): UInt8(scalar.value - 0x410 + 0xC0)
    case (.cyrillic, 0x2123...): nil
    case (.cyrillic, _): Self.cyrillicBytes[scalar]
    }
  }

  /// The letters and signs of typography that characters begin with, if they are read as bytes of UTF-8.
  func letters(_ scalars: ArraySlice<Unicode.Scalar>, _ language: Language) -> String {
    var text = ""
    var rest = scalars
    while let first = rest.first, let lead = byte(first), lead >= 0xC2 {
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      let bytes = rest.prefix(length).compactMap(byte)
      guard bytes.count == length, let character = String(validating: bytes, as: UTF8.self),
        let scalar = character.unicodeScalars.first, writes(scalar, language)
      else { break }
      text += character
      rest = rest.dropFirst(length)
    }
    return text
  }

  /// Whether a text in a language has a character that a program reads wrongly with the code page.
  func writes(_ scalar: Unicode.Scalar, _ language: Language) -> Bool {
    if scalar.isOfTypography { return true }
    guard scalar.properties.isAlphabetic else { return false }
    return switch scalar.value {
    case 0x400..<0x530: true
    case _ where self == .cyrillic: false
    case 0xC0..<0x250, 0x1E00..<0x1F00: true
    case 0x370..<0x400: language.code == "el"
    case 0x590..<0x600: ["he", "yi"].contains(language.code)
    case 0x600..<0x780: language.isRightToLeft
    case 0x900..<0xE00: language.script != "Latn"
    case 0xE00..<0xE80: language.code == "th"
    case 0x3005..<0xA000, 0xAC00..<0xD7B0: ["zh", "ja", "ko", "yue"].contains(language.code)
    default: false
    }
  }

  /// Whether text can hardly have the characters that are repaired otherwise, as “СССР” has two that would be a letter.
  func isProof(_ repaired: String, _ written: ArraySlice<Unicode.Scalar>, after: Unicode.Scalar?)
    -> Bool
  {
    if repaired.unicodeScalars.count > 1 || repaired.utf8.count > 2 { return true }
    guard self == .latin, repaired != "\u{A0}", let first = written.first, let mark = written.last
    else { return false }
    // Ç’ and Å– are a letter before a mark, unless they stand within a word.
    if first != "Â", mark.isMarkBehindLetters { return after?.properties.isLowercase == true }
    return after?.properties.isUppercase != true
  }
}

extension Unicode.Scalar {
  fileprivate var isMarkBehindLetters: Bool {
    switch value {
    case 0xA0, 0xAA, 0xAB, 0xB0, 0xB7, 0xBA, 0xBB, 0x2013...0x203A, 0x2122: true
    default: false
    }
  }

  fileprivate var isOfTypography: Bool {
    switch value {
    case 0xA0, 0xA1, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBB, 0xBF, 0x2010...0x2027, 0x2030...0x203A,
      0x20AC, 0x2122, 0x2190...0x2193, 0x3000...0x3004, 0xFF00...0xFF5E:
      true
    default: false
    }
  }
}
