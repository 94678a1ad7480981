import ConsoleTesting
import Sternik
import Testing

@testable import Widgets

/// A screen of views given by a closure.
final class TestScreen<Content: View>: Screen {
  let title: String
  private let content: () -> Content

  init(title: String = "", _ content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View { content() }
}

@MainActor func console(
  columns: Int = 40, rows: Int = 12, capabilities: Capabilities = Capabilities(),
  @ViewBuilder _ content: @escaping () -> Views
) -> HeadlessConsole {
  let window = Window()
  window.show(TestScreen(title: "Test", content))
  return HeadlessConsole(window, columns: columns, rows: rows, capabilities: capabilities)
}

@MainActor func linearConsole(
  @ViewBuilder _ content: @escaping () -> Views
) -> HeadlessLinearConsole {
  let window = Window()
  window.show(TestScreen(title: "Test", content))
  return HeadlessLinearConsole(window)
}
