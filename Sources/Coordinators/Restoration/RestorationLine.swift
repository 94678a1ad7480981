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
    guard indentation.isMultiple(of: 2) else { return nil }
    depth = Self.depth(of: description)
    switch (words.first, words.count) {
    case ("to", 2...):
      guard let name = RouteName(words: words.dropFirst()) else { return nil }
      step = .part(.route(name))
    case ("in", 2):
      guard let name = EscapedName(text: words[1]).name else { return nil }
      step = .part(.type(name))
    case ("state", 3):
      guard let version = Int(words[1]), version >= 0, let text = EscapedName(text: words[2]).name
      else { return nil }
      step = .state(text, version: version)
    case ("tab", 3):
      guard let bar = Int(words[1]), let tab = Int(words[2]) else { return nil }
      step = .tab(tab, bar: bar)
    case ("column", 3):
      guard let split = Int(words[1]), let column = Int(words[2]) else { return nil }
      step = .column(column, split: split)
    default: return nil
    }
  }

  var description: String {
    let text =
      switch step {
      case .part(.route(let name)): "to \(name)"
      case .part(.type(let name)): "in \(EscapedName(name).text)"
      case .state(let text, let version): "state \(version) \(EscapedName(text).text)"
      case .tab(let tab, let bar): "tab \(bar) \(tab)"
      case .column(let column, let split): "column \(split) \(column)"
      }
    return String(repeating: "  ", count: depth) + text
  }

  /// The depth of a line, also of a damaged one.
  static func depth(of description: String) -> Int {
    description.unicodeScalars.prefix { $0 == " " }.count / 2
  }
}

/// What a line calls a child or screen.
enum PartName: Hashable {
  case route(RouteName)
  /// The type of a child or screen that no route leads to.
  case type(String)

  var isType: Bool { if case .type = self { true } else { false } }
}
