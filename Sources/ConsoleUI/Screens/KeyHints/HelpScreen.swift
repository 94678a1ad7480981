internal import Coordinators

/// A box that lists the keys of the screen below it; `?` shows it.
final class HelpScreen: Screen {
  var didClose: () -> Void = {}

  /// What the box lists, in the current language; set for each frame.
  var hints: [KeyHint] = []
  var strings = ConsoleStrings()
  /// Whether the mouse belongs to the program, so that selecting text needs Shift.
  let hasMouse: Bool
  var title: String { strings.helpTitle }
  /// The keys that close the help in addition to Escape.
  static let closingKeys: Set<KeyPress> = [.enter, .character("q"), .character("?")]

  init(hasMouse: Bool) { self.hasMouse = hasMouse }

  var presentation: Presentation { .box }

  var body: some View {
    let hints = hasMouse ? self.hints + [KeyHint(strings.shiftAndMouse, strings.selectText)] : hints
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
    [KeyCommand(.escape, strings.back) { self.didClose() }]
  }
}
