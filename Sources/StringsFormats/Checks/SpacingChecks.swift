import LocalizableStrings
import StringsSyntax

extension TextRule {
  static let doubledSpace = TextRule(code: .doubledSpace, own: .twoSpaces) { pair in
    let own = pair.ownBytes
    guard let run = own.doubledSpace, pair.sourceBytes.doubledSpace == nil else { return nil }
    return TextProblem("write one space in '\(own.words(around: run))'")
  }

  static let repeatedDots = TextRule(code: .repeatedDots, own: .twoDots) { pair in
    guard pair.sourceBytes.repeatedDots(pair.language) == nil,
      let run = pair.ownBytes.repeatedDots(pair.language)
    else { return nil }
    let written = String(repeating: ".", count: run.count)
    let isEllipsis = pair.source.contains("...") || pair.source.contains("…")
    let remedy =
      isEllipsis
      ? "'...' or '…'"
      : pair.source.hasSuffix(".") ? "'.'" : run.count == 2 ? "'.' or '…'" : "'...'"
    return TextProblem(
      "write \(remedy) for '\(written)' after '\(pair.ownBytes.word(before: run))'")
  }

  static let lineBreak = TextRule(
    code: .lineBreak, own: [.lineFeed, .escapedLineFeed], source: .lineFeed
  ) { pair in
    if pair.own.utf8.contains(UInt8(ascii: "\\")), pair.own.contains(#"\n"#),
      !pair.source.contains(#"\n"#)
    {
      return TextProblem(#"this text shows '\n': write a line break, with a single backslash"#)
    }
    let source = pair.source.innerLines
    let items = source.count(where: \.isItem)
    let hasEmptyLine = source.contains(where: \.isEmpty)
    guard items > 1 || hasEmptyLine else { return nil }
    let own = pair.own.innerLines
    let ownItems = own.count(where: \.isItem)
    // A translation of an older text has other lines.
    if items > 1, (1..<items).contains(ownItems), pair.own.markers >= items {
      return TextProblem(
        "\(ownItems) of the lines begin with a bullet or number, \(items) in \(pair.sourceLanguage)"
      )
    }
    if own.count == 1, hasEmptyLine, pair.source.sentences > 1,
      pair.own.sentences >= pair.source.sentences, pair.hasAsManyPercentSigns,
      !pair.own.contains("<br"),
      !pair.own.contains("<p")
    {
      return TextProblem("\(pair.sourceLanguage) has an empty line; add a line break")
    }
    return nil
  }
}

extension TextPair {
  /// False for most translations of an older text.
  fileprivate var hasAsManyPercentSigns: Bool {
    let percent = UInt8(ascii: "%")
    return own.utf8.count { $0 == percent } == source.utf8.count { $0 == percent }
  }
}

extension [UInt8] {
  /// Two or three spaces, or one beside a no-break space, between words; more are columns.
  fileprivate var doubledSpace: Range<Int>? {
    var (index, isCode) = (0, false)
    while index < count {
      let start = index
      if self[start] == UInt8(ascii: "`") { isCode.toggle() }
      var (end, spaces) = (start, 0)
      while end < count {
        if self[end] == 0x20 {
          end += 1
        } else if has("\u{A0}", at: end) {
          end += 2
        } else {
          break
        }
        spaces += 1
      }
      index = Swift.max(end, start + 1)
      guard spaces == 2 || spaces == 3, self[start..<end].contains(0x20),
        let before = self[safe: start - 1], let after = self[safe: end]
      else { continue }
      if before > 0x20, after > 0x20, !isCode { return start..<end }
    }
    return nil
  }

  /// Two dots or more than three behind a word.
  fileprivate func repeatedDots(_ language: Language) -> Range<Int>? {
    let dot = UInt8(ascii: ".")
    var index = 0
    while let start = self[index...].firstIndex(of: dot) {
      let end = self[start...].firstIndex { $0 != dot } ?? count
      index = end
      let number = end - start
      guard number == 2 || number > 3, let before = self[safe: start - 1],
        before.isLetter || before >= 0x80
      else { continue }
      if let after = self[safe: end], after.isDigit || after.isLetter || after == UInt8(ascii: "/")
      {
        continue
      }
      // Six dots are an ellipsis of Chinese; an abbreviation has its own before one.
      if number == 6, ["zh", "ja", "yue"].contains(language.code) { continue }
      let letters = self[..<start].reversed().prefix { $0.isLetter || $0 >= 0x80 }.count
      if number == 4, letters <= 4 { continue }
      return start..<end
    }
    return nil
  }

  /// A run with the words on both sides.
  fileprivate func words(around run: Range<Int>) -> String {
    let end = self[run.upperBound...].firstIndex { $0 <= 0x20 } ?? count
    return word(before: run) + text(run) + text(run.upperBound..<end).excerpt(16)
  }

  fileprivate func word(before run: Range<Int>) -> String {
    let start = self[..<run.lowerBound].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0
    return String(text(start..<run.lowerBound).suffix(16))
  }
}

extension String {
  /// The number of sentences, as far as marks end them.
  fileprivate var sentences: Int {
    var before: Character = " "
    return reduce(0) { sum, character in
      defer { before = character }
      let isEnd =
        "!?。！？؟।".contains(character)
        || before == "." && (character.isWhitespace || !character.isASCII)
      return isEnd ? sum + 1 : sum
    } + (hasSuffix(".") ? 1 : 0)
  }

  /// The number of bullets, and of numbers with a point or bracket, that may begin an item.
  fileprivate var markers: Int {
    var before: Character = " "
    var found = 0
    for character in self {
      if "•◦▪●○■".contains(character) {
        found += 1
      } else if character.isWhitespace, "–—-*".contains(before) {
        found += 1
      } else if ".)、）．".contains(character), before.isNumber {
        found += 1
      }
      before = character
    }
    return found
  }

  /// The lines without empty ones at the start and the end.
  fileprivate var innerLines: [Substring] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    let isEmpty = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    while let last = lines.last, isEmpty(last) { lines.removeLast() }
    while let first = lines.first, isEmpty(first) { lines.removeFirst() }
    return lines.map { isEmpty($0) ? "" : $0 }
  }
}

extension Substring {
  /// Whether the line begins with a bullet, or a number with a point or bracket.
  fileprivate var isItem: Bool {
    let line = drop(while: \.isWhitespace)
    guard let first = line.first else { return false }
    let rest = line.dropFirst()
    if "•‣◦▪●○■・".contains(first) { return true }
    if "–—-*·".contains(first) { return rest.first?.isWhitespace == true }
    guard first.isNumber else { return false }
    let end = line.drop(while: \.isNumber)
    return end.first.map { ".)、．）".contains($0) } == true
  }
}
