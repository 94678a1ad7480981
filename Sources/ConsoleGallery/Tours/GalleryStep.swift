internal import ConsoleDriver
internal import ConsoleUI
public import Coordinators

/// A step of a user in a ``GalleryScript``; the page shows the screen after it.
@MainActor public struct GalleryStep: Sendable {
  /// The name of the screen that follows, if it has one.
  public private(set) var name: String?
  let perform: @MainActor @Sendable (Console) async throws -> Void

  /// The same step with a name.
  public func named(_ name: String) -> GalleryStep {
    var step = self
    step.name = name
    return step
  }

  /// Presses keys given by their names, separated by spaces: `"down down enter"`, `"ctrl-n"`, `"q"`.
  ///
  /// A name without a key ends the walk with an ``UnknownKey``.
  public static func press(_ names: String) -> GalleryStep {
    GalleryStep { console in
      for name in names.split(separator: " ") {
        guard let key = KeyPress(name: String(name)) else {
          throw UnknownKey(name: String(name))
        }
        send(key, to: console)
      }
    }
  }

  /// Types a text, one key per character; a line break presses Enter.
  public static func type(
    _ text: @autoclosure @escaping @MainActor @Sendable () -> String
  ) -> GalleryStep {
    GalleryStep { console in
      for character in text().withoutMarks {
        send(character.isNewline ? .enter : .character(character), to: console)
      }
    }
  }

  /// Clicks the first cell of a text in what is in front; `.click(on: "order.save".localize)` is in the language of the walk.
  ///
  /// A text that is not on the screen, or is covered there, ends the walk with a ``ClickError``.
  public static func click(
    on text: @autoclosure @escaping @MainActor @Sendable () -> String
  ) -> GalleryStep {
    GalleryStep { console in
      console.redrawIfChanged()
      guard let canvas = console.drawnCanvas else { return }
      let place = try console.place(of: text(), on: canvas)
      for action in [MouseEvent.Action.press(.left), .release(.left)] {
        console.handle(.mouse(MouseEvent(action, at: place)))
      }
      while console.continueWork() {}
    }
  }

  /// Moves the clock of the program, and lets the tasks of screens continue after each deadline.
  public static func advance(by duration: Duration) -> GalleryStep {
    GalleryStep { await $0.advance(by: duration) }
  }

  /// Does anything with the window, such as to open a link or to change a model.
  public static func perform(
    _ action: @escaping @MainActor @Sendable (Window) throws -> Void
  ) -> GalleryStep {
    GalleryStep { try action($0.window) }
  }

  /// Several steps as one, with one screen at the end.
  public static func group(_ steps: GalleryStep...) -> GalleryStep {
    GalleryStep { console in
      for step in steps {
        try await step.perform(console)
        await console.settle()
      }
    }
  }

  private static func send(_ key: KeyPress, to console: Console) {
    console.redrawIfChanged()
    console.handle(.key(key))
    while console.continueWork() {}
  }

  /// The error of a step that clicks a text that the user could not click.
  public struct ClickError: Error, CustomStringConvertible {
    /// `"Delete" is covered by "Sure?", which is in front`, or that it is not on the screen.
    public let description: String
  }

  /// The error of a step with a name of a key that does not exist.
  public struct UnknownKey: Error, CustomStringConvertible {
    /// The name in the step.
    public let name: String
    /// `unknown key name "bend"`.
    public var description: String { "unknown key name \"\(name)\"" }
  }
}
