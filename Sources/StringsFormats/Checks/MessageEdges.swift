import LocalizableStrings
import StringsSyntax

/// How messages can begin and end, over all forms of their variables.
struct MessageEdges {
  private var punctuation: Set<EndPunctuation> = []
  /// Whether a text starts with space: true, false or, over several forms, both.
  private var startsWithSpace = Answers()
  private var endsWithSpace = Answers()
  /// Whether a text has the `¿` of Spanish.
  private var opensQuestion = false
  /// Whether a full stop ends more than a word that may be an abbreviation.
  private var isSentence = false
  /// Whether a text ends with an address, which a full stop would change.
  private var endsWithAddress = false
  /// Whether a text ends with an abbreviation of single letters with points, such as U.S.
  private var endsWithInitials = false
  /// The number of pieces visited, bounded because variables can nest exponentially.
  private var size = 0

  private static let maximumDepth = 8
  private static let maximumSize = 4_000

  mutating func add(_ message: Message) {
    switch message {
    case .text(let format): add(format, variables: [:], depth: 0)
    case .plural(let plural):
      add(plural.format, variables: plural.variables, depth: 0)
    }
  }

  /// The messages about space at either end.
  func spaceProblems(
    comparedTo source: MessageEdges, in sourceLanguage: Language
  ) -> [String] {
    [
      Self.difference(startsWithSpace, source.startsWithSpace, "start", sourceLanguage),
      Self.difference(endsWithSpace, source.endsWithSpace, "end", sourceLanguage),
    ].compactMap { $0 }
  }

  /// The message about the punctuation at the end.
  ///
  /// `isCopy` says that the text is the same as in the source language.
  func punctuationProblem(
    in language: Language, comparedTo source: MessageEdges, in sourceLanguage: Language,
    isCopy: Bool
  ) -> String? {
    let expected = source.punctuation(in: sourceLanguage)
    let punctuation = punctuation(in: language)
    if !expected.isEmpty, let own = punctuation.subtracting(expected).min(),
      own != .none || expected.isDisjoint(with: EndPunctuation.unused(in: language))
    {
      let names = expected.sorted().map(\.rawValue).joined(separator: " or ")
      if expected == [.none] {
        // "min." and "Вкл." end no sentence.
        if own == .period, !isSentence || source.endsWithAddress { return nil }
        return "remove the \(own.name) at the end, as in \(sourceLanguage)"
      }
      if expected == [.period], own == .none, source.endsWithInitials || endsWithAddress {
        return nil
      }
      let others = own == .none ? "" : ", not with \(own.rawValue)"
      return "end this text with \(names)\(others), as in \(sourceLanguage)"
    }
    if language.code == "es", !isCopy, punctuation == [.question], expected == [.question],
      !opensQuestion
    {
      return "begin the question with '¿'"
    }
    return nil
  }

  /// A semicolon is the question mark of Greek.
  private func punctuation(in language: Language) -> Set<EndPunctuation> {
    guard language.code == "el", punctuation.contains(.semicolon) else { return punctuation }
    return punctuation.subtracting([.semicolon]).union([.question])
  }

  private static func difference(
    _ own: Answers, _ source: Answers, _ end: String, _ sourceLanguage: Language
  ) -> String? {
    guard [.yes, .no].contains(own), [.yes, .no].contains(source), own != source else { return nil }
    return own == .yes
      ? "remove the whitespace at the \(end), as in \(sourceLanguage)"
      : "add whitespace at the \(end), as in \(sourceLanguage)"
  }

  private mutating func add(
    _ format: Format, variables: [String: PluralVariable], depth: Int, isAtStart: Bool = true,
    isAtEnd: Bool = true, endsSentence: Bool = true
  ) {
    guard depth < Self.maximumDepth, size < Self.maximumSize else { return }
    size += format.pieces.count
    let lastWord = format.pieces.lastIndex { piece in
      if case .text(let text) = piece { !EndPunctuation.isFollowed(by: text) } else { true }
    }
    for (index, piece) in format.pieces.enumerated() {
      let isFirst = isAtStart && index == 0
      let isLast = isAtEnd && index == format.pieces.count - 1
      let isLastWord = endsSentence && index == lastWord ?? (format.pieces.count - 1)
      switch piece {
      case .text(let text):
        if !opensQuestion, text.unicodeScalars.contains("¿") { opensQuestion = true }
        if isFirst {
          startsWithSpace.formUnion(Answers(text.first, isPlain: text.utf8.first.isPlain))
        }
        if isLast {
          endsWithSpace.formUnion(Answers(text.last, isPlain: text.utf8.last.isPlain))
        }
        if isLastWord {
          let end = EndPunctuation(of: text)
          punctuation.insert(end)
          isSentence = isSentence || end == .period && !format.isOrdinal && text.endsSentence
          if text.utf8.contains(UInt8(ascii: ".")) {
            endsWithAddress = endsWithAddress || text.endsWithAddress
            endsWithInitials = endsWithInitials || text.endsWithInitials
          }
        }
      case .placeholder(let placeholder):
        if case .variable(let name) = placeholder.conversion, let variable = variables[name] {
          for form in variable.forms.values {
            add(
              form, variables: variables, depth: depth + 1, isAtStart: isFirst, isAtEnd: isLast,
              endsSentence: isLastWord)
          }
        } else {
          if isFirst { startsWithSpace.formUnion(.no) }
          if isLast { endsWithSpace.formUnion(.no) }
          if isLastWord { punctuation.insert(.none) }
        }
      }
    }
  }
}

/// What the forms of a message say together: yes, no or, over several forms, both.
private struct Answers: OptionSet {
  let rawValue: UInt8
  static let yes = Answers(rawValue: 1)
  static let no = Answers(rawValue: 2)
}

extension Answers {
  /// Whether a character at the edge of a text is space; both for a wide mark such as `：`, which has space in itself.
  fileprivate init(_ edge: Character?, isPlain: Bool) {
    guard !isPlain, let edge else {
      self = .no
      return
    }
    let isWideMark = edge.unicodeScalars.allSatisfy {
      (0x3001...0x3003).contains($0.value) || (0x3008...0x3011).contains($0.value)
        || (0xFF01...0xFF0F).contains($0.value) || (0xFF1A...0xFF1F).contains($0.value)
    }
    self = isWideMark ? [.yes, .no] : edge.isWhitespace ? .yes : .no
  }
}

extension Format {
  /// Whether it may be an ordinal number alone, as "%d." is in German.
  fileprivate var isOrdinal: Bool {
    guard pieces.count == 2, case .placeholder(let number) = pieces[0],
      case .text(let end) = pieces[1]
    else { return false }
    return number.conversion == .integer && !end.contains(where: \.isLetter)
  }
}

extension String {
  /// Whether it has four words, or ends with one of five letters: less may be an abbreviation, if its mark is a point and does not
  /// stand behind a placeholder.
  fileprivate var endsSentence: Bool {
    guard utf8.contains(UInt8(ascii: ".")) else { return true }
    var (words, letters) = (0, 0)
    // From the end, because few characters decide.
    for scalar in unicodeScalars.reversed() {
      if scalar.isLetter {
        if letters == 0 { words += 1 }
        letters += 1
        if words == 4 || words == 1 && letters == 5 { return true }
      } else if !scalar.isMark {
        letters = 0
      }
    }
    // "On the 2."
    return words == 0 && !contains(where: \.isNumber)
  }

  /// Whether its last word has a point between letters, as `a.org/b` has.
  fileprivate var endsWithAddress: Bool {
    let bytes = lastWord
    return bytes.indices.dropFirst().dropLast().contains {
      bytes[$0] == UInt8(ascii: ".") && bytes[$0 - 1].isLetter && bytes[$0 + 1].isLetter
    }
  }

  /// Whether its last word has single letters with points behind them.
  fileprivate var endsWithInitials: Bool {
    let bytes = lastWord
    return bytes.count >= 4
      && bytes.enumerated().allSatisfy { index, byte in
        index.isMultiple(of: 2) ? byte.isLetter : byte == UInt8(ascii: ".")
      }
  }

  private var lastWord: [UInt8] { utf8.reversed().prefix { $0 > 0x20 }.prefix(256).reversed() }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    isASCII ? UInt8(value).isLetter : properties.isAlphabetic && !isMark
  }

  /// Whether it changes or joins letters beside it.
  fileprivate var isMark: Bool {
    if isASCII { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}

extension UInt8? {
  /// Whether the byte is a character of ASCII without space, with which no character that is space begins or ends.
  fileprivate var isPlain: Bool { map { (0x21..<0x7F).contains($0) } ?? false }
}
