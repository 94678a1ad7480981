import ConsoleTesting
import Foundation
import Observation
import Sternik
import Testing

/// A program for recordings: two fields, one of them secure, a list, and a message that goes away.
@Observable final class RecordedShop: Screen {
  private(set) var name = ""
  private(set) var password = ""
  let title = "Shop"
  private weak let window: Window?

  init(in window: Window) { self.window = window }

  var body: some View {
    TextField("Name:", text: name, didChange: { self.name = $0 })
    SecureField("Password:", text: password, didChange: { self.password = $0 })
    Button("Sign in") { self.signIn() }
    List(["Apples", "Pears", "Plums"]) { Text($0) }
  }

  private func signIn() {
    window?.toast(self.password.count < 8 ? "Too short" : "Welcome, \(self.name)")
  }

  /// Calls `body` with a path at which it may make a file.
  static func withFile<Result>(_ body: (String) async throws -> Result) async rethrows -> Result {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder.url.appending(path: "shop.cast").path())
  }

  /// Shows the screen in a console that records itself.
  static func console(
    recordingTo path: String, in theme: Theme = .terminal
  ) throws -> (HeadlessConsole, RecordedShop) {
    let window = Window()
    let screen = RecordedShop(in: window)
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 12, theme: { theme })
    try console.console.record(to: path)
    return (console, screen)
  }
}
