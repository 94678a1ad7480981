public import ConsoleDriver
internal import ConsoleGallery
public import ConsoleUI
public import Testing

/// A step of a user: keys, a text, the mouse, or time that passes.
///
/// Texts that are looked up by a key are looked up when the step is done, so they are in the language of the walk.
@MainActor public struct WalkthroughStep {
  /// The name of the step in the names of snapshots, if it has one.
  public private(set) var name: String?
  let perform: @MainActor (HeadlessConsole) async throws -> Void

  /// Creates a step of anything that a test does with a console, such as to change a model.
  public init(_ perform: @escaping @MainActor (HeadlessConsole) async throws -> Void) {
    self.perform = perform
  }

  /// The same step with a name.
  public func named(_ name: String) -> WalkthroughStep {
    var step = self
    step.name = name
    return step
  }

  /// Presses keys given by their names, such as `"down enter"`; an unknown name ends the walk.
  public static func press(
    _ names: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> WalkthroughStep {
    WalkthroughStep { console in
      guard let message = console.pressKnown(names) else { return }
      throw WalkthroughFailure(message: message.rawValue, sourceLocation: sourceLocation)
    }
  }

  /// Types a text, one key per character.
  public static func type(_ text: @autoclosure @escaping () -> String) -> WalkthroughStep {
    WalkthroughStep { $0.type(text()) }
  }

  /// Pastes a text, as the terminal's own paste command does.
  public static func paste(_ text: @autoclosure @escaping () -> String) -> WalkthroughStep {
    WalkthroughStep { $0.paste(text()) }
  }

  /// Clicks the first cell of a text in what is in front; see ``HeadlessConsole/click(on:sourceLocation:)``.
  public static func click(
    on text: @autoclosure @escaping () -> String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> WalkthroughStep {
    WalkthroughStep { console in
      do throws(GalleryStep.ClickError) {
        try console.click(on: text())
      } catch {
        throw WalkthroughFailure(message: error.description, sourceLocation: sourceLocation)
      }
    }
  }

  /// Moves the mouse from one cell to another with the left button down.
  public static func drag(from start: Point, to end: Point) -> WalkthroughStep {
    WalkthroughStep { $0.drag(from: start, to: end) }
  }

  /// Moves the console's clock, and lets the tasks of screens continue after each deadline.
  public static func advance(by duration: Duration) -> WalkthroughStep {
    WalkthroughStep { await $0.advance(by: duration) }
  }

  /// Waits until a condition holds; see ``HeadlessConsole/wait(atMost:real:sourceLocation:until:)``.
  public static func wait(
    atMost limit: Duration = .seconds(60), real realLimit: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation,
    until condition: @escaping @MainActor (HeadlessConsole) -> Bool
  ) -> WalkthroughStep {
    WalkthroughStep { console in
      let holds = await console.console.advance(atMost: limit, orWork: realLimit) {
        condition(console)
      }
      if !holds {
        throw WalkthroughFailure(
          message: console.console.waitingFailure(limit, realLimit),
          sourceLocation: sourceLocation)
      }
    }
  }

  /// Does all that a user did in a recorded program; see ``HeadlessConsole/replay(_:)``.
  public static func replay(
    _ recording: Recording, sourceLocation: SourceLocation = #_sourceLocation
  ) -> WalkthroughStep {
    WalkthroughStep { console in
      do throws(RecordingError) {
        try await console.replay(recording)
      } catch {
        throw WalkthroughFailure(message: error.description, sourceLocation: sourceLocation)
      }
    }
  }

  /// Several steps as one, with one snapshot at the end.
  public static func group(_ steps: WalkthroughStep...) -> WalkthroughStep {
    WalkthroughStep { console in
      for step in steps { try await step.perform(console) }
    }
  }
}
