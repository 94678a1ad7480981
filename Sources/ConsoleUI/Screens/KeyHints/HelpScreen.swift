internal import Coordinators

/// A box that lists the keys of the screen below it; `?` shows it.
final class HelpScreen: Screen {
  var didClose: () -> Void = {}

  let title: String
  /// The keys that close the help in addition to Escape.
  static let closingKeys: Set<KeyPress> = [.enter, .character("q"), .character("?")]

  private let hints: [KeyHint]
  private let closingHint: String

  init(_ hints: [KeyHint], strings: ConsoleStrings) {
    self.hints = hints
    title = strings.helpTitle
    closingHint = strings.back
  }

  var presentation: Presentation { .box }

  var body: some View {
    let widest = hints.map(\.keys.columns).max() ?? 0
    ScrollView {
      for hint in hints {
        HStack(spacing: 2) {
          Text(hint.keys).bold().accessibilityLabel(hint.spokenKeys).frame(width: widest)
          Text(hint.label)
        }
      }
    }
    .frame(minHeight: hints.count)
  }

  var commands: [KeyCommand] {
    [KeyCommand(.escape, closingHint) { self.didClose() }]
  }
}
