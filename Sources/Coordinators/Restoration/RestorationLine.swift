/// A line of saved whereabouts: a step into a child or a screen, or the tab in front.
struct RestorationLine: LosslessStringConvertible {
  enum Step: Equatable {
    /// A restoration identifier of the coordinator that the line belongs to.
    case to(String)
    /// The tab in front, in one of the rows of tabs that the coordinator shows; both zero-based.
    case tab(Int, bar: Int)
  }

  static let header = "restoration 1"

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
    case ("to", 2):
      guard let name = EscapedName(text: words[1]).name else { return nil }
      step = .to(name)
    case ("tab", 3):
      guard let bar = Int(words[1]), let tab = Int(words[2]) else { return nil }
      step = .tab(tab, bar: bar)
    default: return nil
    }
  }

  var description: String {
    let text =
      switch step {
      case .to(let name): "to \(EscapedName(name).text)"
      case .tab(let tab, let bar): "tab \(bar) \(tab)"
      }
    return String(repeating: "  ", count: depth) + text
  }
}
