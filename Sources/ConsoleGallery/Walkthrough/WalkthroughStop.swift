public import ConsoleUI

/// Where a walkthrough is: after the start or a step, in a language, at a size.
public struct WalkthroughStop: Sendable, Hashable {
  /// The number of steps done; 0 after the start.
  public let index: Int
  /// The name of the step or its number; `start` after the start.
  public let name: String
  /// The language of the walk.
  public let language: WalkthroughLanguage
  /// The size of the terminal in cells.
  public let size: Size

  package init(index: Int, stepName: String?, _ language: WalkthroughLanguage, _ size: Size) {
    self.index = index
    name = index == 0 ? "start" : stepName ?? "\(index)"
    self.language = language
    self.size = size
  }
}
