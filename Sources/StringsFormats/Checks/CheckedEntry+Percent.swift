import StringsSyntax

extension CheckedEntry {
  /// A percent sign that is parsed as a placeholder, and so takes the argument of another one; and a placeholder
  /// with a space in it.
  var percentDiagnostics: [Diagnostic] {
    guard hasPercent else { return [] }
    for text in texts {
      let placeholders = Format(text).placeholders
      if let spaced = placeholders.first(where: { $0.flags.contains(.spaced) && !$0.isDoubtful }) {
        let intended = spaced.source.filter { $0 != " " }
        return [
          entry.diagnostic(
            .doubtfulPlaceholder, "remove the space from '\(spaced.source)': write '\(intended)'")
        ]
      }
      let isFormatted =
        text.hasEscapedPercent
        || placeholders.contains { !$0.isDoubtful && !$0.flags.contains(.spaced) }
      guard let doubtful = placeholders.first(where: { $0.isDoubtful && $0.position == nil }),
        isFormatted
      else {
        continue
      }
      let intended = doubtful.source.filter { $0 != " " }
      let remedy = intended == doubtful.source ? "" : "'\(intended)', or "
      return [
        entry.diagnostic(
          .doubtfulPlaceholder,
          "'\(doubtful.source)' is read as a placeholder; write \(remedy)'%%' for a percent sign")
      ]
    }
    return []
  }

  /// Two percent signs where the source text, which takes no arguments, has one: the program does not format it.
  func escapedPercentDiagnostics(comparedTo source: CheckedEntry) -> [Diagnostic] {
    guard hasPercent, source.hasPercent else { return [] }
    let takesArguments =
      !messages.allSatisfy(\.unambiguousArguments.isEmpty)
      || Format(entry.key).placeholders.contains { !$0.isDoubtful }
    guard !takesArguments, texts.contains(where: \.hasEscapedPercent),
      !source.texts.contains(where: \.hasEscapedPercent)
    else { return [] }
    return [
      entry.diagnostic(
        .escapedPercent,
        "without arguments '%%' is shown as it is: write '%', as the source text does")
    ]
  }

  /// A whole number that is probably a year, which has no thousands: 2026, not 2,026.
  var yearDiagnostics: [Diagnostic] {
    guard let text = entry.value.string, entry.key.namesYear, !text.countsYears else { return [] }
    let number = Format(text).placeholders.first { placeholder in
      placeholder.conversion == .integer && !placeholder.isDoubtful
        && !placeholder.flags.contains(.zeroPadded)
    }
    return number.map { number in
      let intended = number.source.inserting("04")
      return [
        entry.diagnostic(
          .groupedYear,
          "'\(number.source)' shows a year as 2,026; write '\(intended)' if this is one")
      ]
    } ?? []
  }
}

extension String {
  /// Whether a word of a key means a year.
  fileprivate var namesYear: Bool {
    var words = [""]
    for character in self {
      if !character.isLetter || (character.isUppercase && words.last?.last?.isLowercase == true) {
        words.append("")
      }
      if character.isLetter { words[words.count - 1].append(character) }
    }
    return words.contains { ["year", "copyright"].contains($0.lowercased()) }
  }

  /// Whether the text is about a number of years, as "%d year old".
  fileprivate var countsYears: Bool {
    lowercased().split { !$0.isLetter }.contains { $0 == "year" || $0 == "years" || $0 == "yr" }
  }

  /// A placeholder with a zero flag and a width before its length and conversion: `%ld` becomes `%04ld`.
  fileprivate func inserting(_ width: String) -> String {
    let end = firstIndex(where: \.isLetter) ?? endIndex
    return self[..<end] + width + self[end...]
  }
}

extension String {
  /// Whether two percent signs follow each other.
  var hasEscapedPercent: Bool {
    let percent = UInt8(ascii: "%")
    return zip(utf8, utf8.dropFirst()).contains { $0 == percent && $1 == percent }
  }
}
