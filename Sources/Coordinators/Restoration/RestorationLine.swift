/// A line of a saved navigation state: a child or screen, or the selected tab or column.
struct RestorationLine: LosslessStringConvertible {
  enum Step: Equatable {
    /// The route of a child or screen.
    case to(RouteName)
    /// The selected tab in one of the tab bars that the coordinator shows; both indices are zero-based.
    case tab(Int, bar: Int)
    /// The selected column of one of the split views that the coordinator shows; both indices are zero-based.
    case column(Int, split: Int)
  }

  static let header = "restoration 1"

  /// The number of coordinators above the one that the line belongs to; two spaces of indentation each.
  let depth: Int
  let step: Step

  init(depth: Int, step: Step) {
    self.depth = depth
    self.step = step
  }

  init?(_ description: String) {
    let indentation = description.prefix { $0 == " " }.count
    let words = description.dropFirst(indentation)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard indentation.isMultiple(of: 2) else { return nil }
    depth = indentation / 2
    switch (words.first, words.count) {
    case ("to", 2...):
      guard let name = RouteName(words: words.dropFirst()) else { return nil }
      step = .to(name)
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
      case .to(let name): "to \(name)"
      case .tab(let tab, let bar): "tab \(bar) \(tab)"
      case .column(let column, let split): "column \(split) \(column)"
      }
    return String(repeating: "  ", count: depth) + text
  }
}
