import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// A screen that shows any views.
final class SampleScreen: Screen {
  let title: String
  var commands: [KeyCommand] = []
  private let content: () -> Views

  init(_ title: String = "", @ViewBuilder content: @escaping () -> Views) {
    self.title = title
    self.content = content
  }

  var body: some View { content() }
}

struct Article: Identifiable {
  let id: Int
  let title: String

  static let three = [
    Article(id: 1, title: "Storks are back in the valley"),
    Article(id: 2, title: "Night trains return"),
    Article(id: 3, title: "Zażółć gęślą jaźń, mówi 日本 👩‍👩‍👧"),
  ]
}

/// Shows views in a headless console of this size, in cells.
@MainActor func show(
  _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping () -> Views
) -> HeadlessConsole {
  let window = Window()
  window.show(SampleScreen(content: content))
  return HeadlessConsole(window, columns: columns, rows: rows)
}

extension Console {
  /// Creates a console with the English texts of ConsoleUI and the terminal's own colours, whose signs are text.
  convenience init(_ window: Window, terminal: any Terminal) {
    self.init(window, terminal: terminal, clock: .system) { ConsoleStrings() }
    theme = { .terminal }
  }
}
