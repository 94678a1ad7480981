package import LocalizableStrings

/// The commands that findings name, for a shell: one accepts a translation, one removes those whose keys are gone.
package struct RemedyCommands {
  private let path: String
  private let end: String

  /// `path` leads to the translations; `developmentLanguage` is an option of the command line.
  package init(path: String, developmentLanguage: Language?) {
    self.path = ShellWord.quoted(path)
    end = developmentLanguage.map { " --development-language \($0)" } ?? ""
  }

  func acceptance(_ key: String, _ language: Language) -> String {
    // A key may begin like an option.
    "sternik-strings sync \(path) --accept=\(ShellWord.quoted(key)) --language \(language)\(end)"
  }

  var removal: String { "sternik-strings sync \(path) --delete\(end)" }
}

/// A word of a command line.
package enum ShellWord {
  /// The text as one word; `$'…'` has characters of control as escapes.
  package static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte) || byte == UInt8(ascii: "_")
    }
    if plain, !word.isEmpty { return word }
    if word.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) {
      return "'" + word.replacing("'", with: "'\\''") + "'"
    }
    let escaped = word.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "'", "\\": "\\\(scalar)"
      case "\0"..<" ", "\u{7F}": "\\" + Self.octal(scalar)
      default: String(scalar)
      }
    }
    return "$'\(escaped.joined())'"
  }

  private static func octal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
