package import ConsoleUI
package import Coordinators
package import LocalizableStrings
internal import Sternik

/// Keys and links of a user in a program that draws its own gallery, without a test.
@MainActor package struct GalleryScript: GalleryTour {
  /// What a user does between two screens of a gallery.
  package struct Step: Sendable {
    /// The name of the screen that follows.
    package let name: String
    fileprivate let action: Action

    /// Presses keys given by their names, separated by spaces.
    package static func press(_ keys: String, named name: String) -> Step {
      Step(name: name, action: .press(keys))
    }

    /// Does anything with the window, such as to open a link.
    package static func perform(
      named name: String, _ action: @escaping @MainActor @Sendable (Window) throws -> Void
    ) -> Step {
      Step(name: name, action: .perform(action))
    }
  }

  fileprivate enum Action: Sendable {
    case press(String)
    case perform(@MainActor @Sendable (Window) throws -> Void)
  }

  /// A step with a name of a key that does not exist.
  package struct UnknownKey: Error, CustomStringConvertible {
    package let name: String
    package var description: String { "unknown key name \"\(name)\"" }
  }

  package var localizer: Localizer
  private let steps: [Step]
  private let start: @MainActor (Window) throws -> Void

  /// Creates a script; `start` shows the first screen in a window.
  package init(
    _ localizer: Localizer, steps: [Step], start: @escaping @MainActor (Window) throws -> Void
  ) {
    (self.localizer, self.steps, self.start) = (localizer, steps, start)
  }

  package func walk(
    in language: WalkthroughLanguage, at size: Size, tracedIn trace: LookupTrace,
    checksReuse: Bool, visit: @MainActor (Console, WalkthroughStop) -> Void
  ) throws {
    try Localizer.withCurrent(language.localizer(from: localizer).tracing(in: trace)) {
      let window = Window()
      defer { window.withoutGuards { window.close() } }
      try start(window)
      let console = Console(
        window, terminal: GalleryTerminal(size: size), clock: .movedByHand(),
        strings: { .localized })
      console.theme = { .terminal }
      try console.begin()
      visit(console, WalkthroughStop(index: 0, stepName: nil, language, size))
      for (index, step) in steps.enumerated() {
        try step.perform(on: console)
        visit(console, WalkthroughStop(index: index + 1, stepName: step.name, language, size))
      }
    }
  }
}

extension GalleryScript.Step {
  @MainActor fileprivate func perform(on console: Console) throws {
    switch action {
    case .press(let names):
      for name in names.split(separator: " ") {
        guard let key = KeyPress(name: String(name)) else {
          throw GalleryScript.UnknownKey(name: String(name))
        }
        console.redrawIfChanged()
        console.handle(.key(key))
        while console.continueWork() {}
      }
    case .perform(let action): try action(console.window)
    }
  }
}
