import LocalizableStrings
import StringsSyntax

extension TextRule {
  /// One number of several digits is another one; a number that is lost may be written as words.
  static let numberMismatch = TextRule(code: .numberMismatch, source: .number) { pair in
    let source = Numbers(pair.source)
    // A text without words may be of another unit, as one of blood sugar.
    guard !source.all.isEmpty, !source.mayBeConverted, pair.source.contains(where: \.isLetter),
      // The template of a project, which nobody has filled in.
      !pair.source.contains("__MyCompanyName__")
    else { return nil }
    let own = Numbers(pair.own)
    guard own.all.count == source.all.count, !own.mayBeConverted else { return nil }
    var (lost, new) = (source.all, own.all)
    for number in own.all {
      guard let index = lost.firstIndex(where: { $0.digits == number.digits }) else { continue }
      lost.remove(at: index)
      if let index = new.firstIndex(where: { $0.digits == number.digits }) { new.remove(at: index) }
    }
    guard lost.count == 1, let wanted = lost.first, let written = new.first,
      !(wanted.isYear && pair.own.namesEra)
    else { return nil }
    if ["th", "fa", "ar", "ne"].contains(pair.language.code), wanted.isYear { return nil }
    // "150 thousand", in the word of any language.
    if ["000", "0000", "000000"].contains(where: { wanted.digits == written.digits + $0 }) {
      return nil
    }
    return TextProblem(
      "write \(wanted.written) for \(written.written), as in \(pair.sourceLanguage)")
  }
}

/// The numbers of two digits and more in a text, outside placeholders, tags, addresses, dates and times.
private struct Numbers {
  struct Number {
    /// Without separators, in ASCII.
    var digits: String
    var written: String

    var isYear: Bool { digits.count == 4 && (digits.hasPrefix("19") || digits.hasPrefix("20")) }
  }

  private(set) var all: [Number] = []
  /// Whether a unit, a currency or a myriad stands beside a number, or half of a day behind it.
  private(set) var mayBeConverted = false

  private static let maximum = 16
  private static let units: Set = [
    "in", "inch", "inches", "ft", "foot", "feet", "yd", "yard", "yards", "mi", "mile", "miles",
    "mph", "lb", "lbs", "pound", "pounds", "oz", "ounce", "ounces", "gallon", "gallons", "f", "c",
    "k", "km", "m", "cm", "mm", "kg", "g", "kph", "usd", "eur", "gbp", "am", "pm", "a", "p", "lakh",
    "crore",
    "million", "billion", "thousand",
  ]
  private static let signs: Set<Unicode.Scalar> = [
    "$", "€", "£", "¥", "₹", "₩", "°", "万", "萬", "億", "亿", "千", "만", "억", "천", "′", "″",
  ]

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count, all.count < Self.maximum {
      let scalar = scalars[index]
      if scalar == "%" {
        index = scalars.end(from: index + 1) { $0.digit != nil || $0 == "$" }
      } else if scalar == "<" {
        let end = scalars.end(from: index + 1) { $0 != ">" && $0 != "<" }
        index = end < scalars.count && scalars[end] == ">" ? end + 1 : index + 1
      } else if scalar == ":", scalars[index...].starts(with: "://".unicodeScalars) {
        index = scalars.end(from: index) { !$0.properties.isWhitespace }
      } else if scalar.digit == nil {
        if Self.signs.contains(scalar), scalars.hasDigit(beside: index) { mayBeConverted = true }
        index += 1
      } else {
        index = add(scalars, at: index)
      }
    }
  }

  private mutating func add(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    var digits = ""
    var (index, hasDateSign) = (start, false)
    var (group, dots) = (0, 0)
    while index < scalars.count {
      if let digit = scalars[index].digit {
        digits.unicodeScalars.append(digit)
        group += 1
        index += 1
      } else if index + 1 < scalars.count, scalars[index + 1].digit != nil {
        let isSpace = scalars[index].isGroupingSpace
        let separator = scalars[index]
        let groups = scalars.end(from: index + 1) { $0.digit != nil } - index - 1
        if isSpace ? group <= 3 && groups == 3 : separator.isSeparator {
          // 25.08.2022
          hasDateSign =
            hasDateSign || separator == "." && dots == 1 && (group != 3 || groups != 3)
          if separator == "." { dots += 1 }
          group = 0
        } else if [":", "/", "-", "–", "−", "：", "x", "×"].contains(scalars[index]) {
          hasDateSign = true
          group = 0
        } else {
          break
        }
        index += 1
      } else {
        break
      }
    }
    let before = start > 0 ? scalars[start - 1] : " "
    let isPartOfName =
      before.isASCII
      && (before.properties.isAlphabetic || "_-+#{$/.".unicodeScalars.contains(before))
    if Self.units.contains(scalars.word(from: index)) { mayBeConverted = true }
    // Version 12.0 is version 12.
    if group == 1, digits.hasSuffix("0"), digits.count > 1, digits.count < index - start {
      digits.removeLast()
    }
    if !hasDateSign, !isPartOfName, digits.count > 1 {
      var written = ""
      written.unicodeScalars.append(contentsOf: scalars[start..<index])
      all.append(Number(digits: digits, written: written))
    }
    return index
  }
}

extension String {
  /// Whether it has a year of an era of Japan, such as 平成28年.
  fileprivate var namesEra: Bool {
    ["明治", "大正", "昭和", "平成", "令和"].contains(where: contains)
  }
}

extension [Unicode.Scalar] {
  fileprivate func end(from start: Int, while holds: (Unicode.Scalar) -> Bool) -> Int {
    self[Swift.min(start, count)...].firstIndex { !holds($0) } ?? count
  }

  fileprivate func hasDigit(beside index: Int) -> Bool {
    [-2, -1, 1, 2].contains { indices.contains(index + $0) && self[index + $0].digit != nil }
  }

  /// The letters behind a number, without the space or hyphen before them.
  fileprivate func word(from index: Int) -> String {
    var start = index
    if start < count, self[start].properties.isWhitespace || self[start] == "-" { start += 1 }
    let letters = self[start...].prefix(12).prefix { $0.properties.isAlphabetic }
    var word = ""
    word.unicodeScalars.append(contentsOf: letters)
    return word.lowercased()
  }
}

extension Unicode.Scalar {
  /// The digit of ASCII of a digit in any script.
  fileprivate var digit: Unicode.Scalar? {
    if isASCII { return ("0"..."9").contains(self) ? self : nil }
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  fileprivate var isGroupingSpace: Bool {
    self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}"
  }

  /// A separator of groups or decimals in some language.
  fileprivate var isSeparator: Bool {
    switch self {
    case ".", ",", "'", "’", "٬", "٫", "،", "·": true
    default: false
    }
  }
}
