/// The text of a saved navigation state: a header, the lines, and the sections of what waits.
enum RestorationText {
  static let header = "restoration 1"
  /// Begins a section whose lines begin at the root again.
  static let waits = "waits"

  static func text(of lines: [RestorationLine], waiting: [WaitingLines]) -> String {
    let sections = waiting.flatMap { [waits] + $0.section }
    return ([header] + lines.map(\.description) + sections).joined(separator: "\n") + "\n"
  }

  /// The lines inside a part, as they are inside one at another depth.
  static func indented(_ lines: [String], to depth: Int) -> [String] {
    // The first line may be damaged, so it is not the one that says how deep they are.
    let missing = depth - (lines.map(RestorationLine.depth).min() ?? 0)
    let indentation = String(repeating: "  ", count: max(missing, 0))
    return lines.map { indentation + String($0.unicodeScalars.dropFirst(max(-missing, 0) * 2)) }
  }
}

/// A line of a saved navigation state: a child or screen, a preserved state, or the selected tab or column.
struct RestorationLine: Hashable, LosslessStringConvertible {
  enum Step: Hashable {
    /// A child or screen.
    case part(PartName)
    /// What the coordinator, or the child or screen of the line before it, has preserved.
    case state(String, version: Int)
    /// The selected tab in one of the tab bars that the coordinator shows; both indices are zero-based.
    case tab(Int, bar: Int)
    /// The selected column of one of the split views that the coordinator shows; both indices are zero-based.
    case column(Int, split: Int)
  }

  /// The number of parts above the one that the line belongs to; two spaces of indentation each.
  let depth: Int
  let step: Step

  init(depth: Int, step: Step) {
    self.depth = depth
    self.step = step
  }

  init?(_ description: String) {
    // By scalars: a space and a combining character after it are one `Character`.
    let indentation = description.unicodeScalars.prefix { $0 == " " }.count
    let words = description.unicodeScalars.dropFirst(indentation)
      .split(separator: " ", omittingEmptySubsequences: false).map { Substring($0) }
    guard indentation.isMultiple(of: 2), let step = Step(words) else { return nil }
    self.init(depth: indentation / 2, step: step)
  }

  var description: String { String(repeating: "  ", count: depth) + step.text }

  /// The depth of a line, also of a damaged one.
  static func depth(of description: String) -> Int {
    description.unicodeScalars.prefix { $0 == " " }.count / 2
  }
}

extension RestorationLine.Step {
  fileprivate init?(_ words: [Substring]) {
    switch (words.first, words.count) {
    case ("to", 2...):
      guard let link = DeepLink(words: words.dropFirst()) else { return nil }
      self = .part(.route(link))
    case ("in", 2):
      guard let name = String(escapedName: words[1]) else { return nil }
      self = .part(.type(name))
    case ("state", 3):
      guard let version = Int(words[1]), version >= 0, let text = String(escapedName: words[2])
      else { return nil }
      self = .state(text, version: version)
    case ("tab", 3):
      guard let bar = Int(words[1]), let tab = Int(words[2]) else { return nil }
      self = .tab(tab, bar: bar)
    case ("column", 3):
      guard let split = Int(words[1]), let column = Int(words[2]) else { return nil }
      self = .column(column, split: split)
    default: return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .part(.route(let link)): "to \(link.words)"
    case .part(.type(let name)): "in \(name.escapedName)"
    case .state(let text, let version): "state \(version) \(text.escapedName)"
    case .tab(let tab, let bar): "tab \(bar) \(tab)"
    case .column(let column, let split): "column \(split) \(column)"
    }
  }
}

/// What a line calls a child or screen.
enum PartName: Hashable {
  /// The part of links that means it, or the group of its route.
  case route(DeepLink)
  /// The type of a child or screen that no route leads to.
  case type(String)

  var isType: Bool { if case .type = self { true } else { false } }
}

/// Parts of links with spaces instead of slashes, since names of old states have slashes.
extension DeepLink {
  /// Parses the words after `to`; `nil` if they are damaged.
  fileprivate init?(words: ArraySlice<Substring>) {
    self.init([])
    for (index, word) in zip(words.indices, words) {
      if word.hasPrefix("?") || word.hasPrefix("#") {
        guard index == words.endIndex - 1 else { return nil }
        let rest = DeepLink(String(word))
        (query, fragment) = (rest.query, rest.fragment)
      } else {
        guard let segment = String(escapedName: word) else { return nil }
        segments.append(segment)
      }
    }
  }

  fileprivate var words: String {
    var words = segments.map { segment in
      let text = segment.escapedName
      return text.hasPrefix("?") ? "%3F" + text.dropFirst() : text
    }
    let rest = DeepLink(up: 0, [], query: query, fragment: fragment).description.dropFirst()
    if !rest.isEmpty { words.append(String(rest)) }
    return words.joined(separator: " ")
  }
}
