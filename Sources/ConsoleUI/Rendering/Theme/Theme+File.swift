extension Theme {
  /// Reads a theme that a user has written: the theme to begin with, then the colours to change.
  ///
  /// ```
  /// # Pink in place of blue
  /// base = night
  /// accent = #f09ec5 175
  /// link = #f09ec5
  /// ```
  ///
  /// Each line sets one of ``ColorName`` to a colour, `#` and six hexadecimal digits. After it stands the index in the
  /// palette of 256 colours, from 16 to 255; without it the nearest is taken. Lines that begin with `#` are comments.
  /// The base is one of ``builtIn`` but ``terminal``; without it, ``night``.
  ///
  /// - Throws: ``Theme/FileError`` for the first line that is neither of these.
  public init(name: String, reading text: String) throws(Theme.FileError) {
    var (theme, set) = (Theme(name: name, basedOn: .night), Set<ColorName>())
    var isFirst = true
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let key = words.first, !key.hasPrefix("#") else { continue }
      func failure(_ reason: Theme.FileError.Reason) -> Theme.FileError {
        Theme.FileError(line: index + 1, reason: reason)
      }
      guard words.count > 2, words[1] == "=" else { throw failure(.noAssignment(String(line))) }
      let values = words.dropFirst(2).map(String.init)
      if key == "base" {
        guard isFirst else { throw failure(.lateBase) }
        let base = Theme.builtIn.first { $0.name == values[0] && $0.hasColors }
        guard let base, values.count == 1 else {
          throw failure(.unknownBase(values.joined(separator: " ")))
        }
        theme = Theme(name: name, basedOn: base)
      } else {
        guard let name = ColorName.allCases.first(where: { "\($0)" == key }) else {
          throw failure(.unknownColor(String(key)))
        }
        guard set.insert(name).inserted else { throw failure(.repeatedColor(String(key))) }
        guard let color = ThemeColor(values) else {
          throw failure(.badColor(values.joined(separator: " ")))
        }
        theme.colors[Int(name.rawValue)] = color
      }
      isFirst = false
    }
    self = theme
  }
}

extension ThemeColor {
  /// Reads `#79c4f7` or `#79c4f7 117`.
  fileprivate init?(_ words: [String]) {
    guard let digits = words.first, digits.utf8.count == 7, digits.hasPrefix("#"),
      digits.dropFirst().allSatisfy(\.isHexDigit), let rgb = UInt32(digits.dropFirst(), radix: 16)
    else { return nil }
    switch words.count {
    case 1: self.init(rgb)
    case 2:
      guard let index = UInt8(words[1]), index >= 16 else { return nil }
      self.init(rgb, index: index)
    default: return nil
    }
  }
}

extension Theme {
  /// What is wrong with the text of a theme.
  public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong with a line.
    public enum Reason: Sendable, Hashable {
      /// The line does not set anything.
      case noAssignment(String)
      /// The base stands after a colour.
      case lateBase
      /// No theme has this name.
      case unknownBase(String)
      /// No colour has this name.
      case unknownColor(String)
      /// The colour is set already.
      case repeatedColor(String)
      /// The value is not a colour.
      case badColor(String)
    }

    /// The number of the line, from 1 on.
    public let line: Int
    /// What is wrong with it.
    public let reason: Reason

    /// The error in English: `line 3: there is no colour "acent"`.
    public var description: String { "line \(line): \(text)" }

    private var text: String {
      switch reason {
      case .noAssignment(let line): "\"\(line)\" is not like accent = #79c4f7 117"
      case .lateBase: "base must stand before all colours"
      case .unknownBase(let name):
        "there is no theme \"\(name)\" to begin with, only "
          + Theme.builtIn.filter(\.hasColors).map(\.name).joined(separator: ", ")
      case .unknownColor(let name):
        "there is no colour \"\(name)\", only "
          + Theme.ColorName.allCases.map { "\($0)" }.joined(separator: ", ")
      case .repeatedColor(let name): "\(name) has a colour already"
      case .badColor(let value):
        "\"\(value)\" is not a colour like #79c4f7, with an index from 16 to 255 or without"
      }
    }
  }
}
