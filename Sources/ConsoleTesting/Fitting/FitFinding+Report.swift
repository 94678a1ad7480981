internal import ConsoleGallery
internal import ConsoleUI

extension [FitFinding] {
  /// The findings by what is wrong with which key, each with the places where it was found, and what to do.
  var report: String {
    var titles: [String] = []
    var findings: [String: [FitFinding]] = [:]
    for finding in self {
      let name = finding.key.isEmpty ? finding.printedText : finding.key
      let title = "\"\(name)\" \(finding.kind):"
      if findings[title] == nil { titles.append(title) }
      findings[title, default: []].append(finding)
    }
    let count = titles.count == 1 ? "1 mistake" : "\(titles.count) mistakes"
    let lines = titles.flatMap { title in
      [title] + (findings[title] ?? []).map { "  \($0.place): \"\($0.printedText)\"" }
    }
    return (["\(count) in texts:"] + lines + Set(map(\.kind.advice)).sorted())
      .joined(separator: "\n")
  }
}

extension FitFinding.Kind {
  /// What to do about a finding.
  fileprivate var advice: String {
    switch self {
    case .cut:
      "A text that is cut: shorten it, or make room."
    case .shortened:
      "A text that is shortened: shorten it, make room, or allow it with allowingShortened:."
    case .hidden: "A text or control that is hidden: make room, or let the view scroll."
    case .overlapped: "A text that another one overlaps: shorten it, or make room for both."
    case .covered:
      "A text that is covered: add a step that shows it, such as after a message has gone, or make room."
    case .control:
      "A text with a control character: remove it, or show the text in a view that wraps."
    case .untranslated:
      "A text that is left in another language: add the key to the table of the language."
    case .withoutKey:
      "A text without a key: look it up in a table, or say by isData: that it is data of the program."
    case .missing: "A key without a text: add it to a table, or correct the key."
    }
  }
}
