public import ConsoleDriver
public import ConsoleUI

/// A step of a user: keys, a text, the mouse, or time that passes.
///
/// Texts that are looked up by a key are looked up when the step is done, so they are in the language of the walk. A step that
/// cannot be done ends its walk with a ``/ConsoleDriver/StepError``.
@MainActor public struct WalkthroughStep {
  /// A part of a step, and where it was made if it may fail.
  struct Action {
    var place: StepPlace?
    let perform: @MainActor (HeadlessConsole) async throws -> Void
  }

  /// The name of the step in the names of snapshots and on the page of a gallery, if it has one.
  public private(set) var name: String?
  let actions: [Action]

  private init(_ actions: [Action]) { self.actions = actions }

  private init(
    at place: StepPlace? = nil,
    _ perform: @escaping @MainActor (HeadlessConsole) async throws -> Void
  ) {
    self.init([Action(place: place, perform: perform)])
  }

  /// The same step with a name.
  public func named(_ name: String) -> WalkthroughStep {
    var step = self
    step.name = name
    return step
  }

  /// Presses keys given by their names, such as `"down enter"`; an unknown name ends the walk.
  public static func press(
    _ names: String, filePath: String = #filePath, line: Int = #line
  ) -> WalkthroughStep {
    WalkthroughStep(at: StepPlace(filePath, line)) { try $0.press(named: names) }
  }

  /// Types a text, one key per character; a line break presses Enter.
  public static func type(
    _ text: @autoclosure @escaping @MainActor () -> String
  ) -> WalkthroughStep {
    WalkthroughStep { $0.type(text()) }
  }

  /// Pastes a text, as the terminal's own paste command does.
  public static func paste(
    _ text: @autoclosure @escaping @MainActor () -> String
  ) -> WalkthroughStep {
    WalkthroughStep { $0.paste(text()) }
  }

  /// Clicks the first cell of a text in what is in front, where a click does something; `.click(on: "order.save".localize)` is in
  /// the language of the walk.
  ///
  /// A text that is not on the screen, is covered there, or does nothing, ends the walk.
  public static func click(
    on text: @autoclosure @escaping @MainActor () -> String, filePath: String = #filePath,
    line: Int = #line
  ) -> WalkthroughStep {
    WalkthroughStep(at: StepPlace(filePath, line)) { try $0.click(text: text()) }
  }

  /// Moves the mouse from one cell to another with the left button down.
  public static func drag(from start: Point, to end: Point) -> WalkthroughStep {
    WalkthroughStep { $0.drag(from: start, to: end) }
  }

  /// Moves the console's clock, and lets the tasks of screens continue after each deadline.
  public static func advance(by duration: Duration) -> WalkthroughStep {
    WalkthroughStep { await $0.advance(by: duration) }
  }

  /// Waits until a condition holds, while the clock moves by at most `limit`.
  ///
  /// The clock stands still while a task of a screen or a coordinator waits for something else, such as an actor or a file, in
  /// all for at most `realLimit` of real time. If the condition does not hold then, the walk ends.
  public static func wait(
    atMost limit: Duration = .seconds(60), real realLimit: Duration = .seconds(5),
    filePath: String = #filePath, line: Int = #line,
    until condition: @escaping @MainActor (HeadlessConsole) -> Bool
  ) -> WalkthroughStep {
    WalkthroughStep(at: StepPlace(filePath, line)) { console in
      try await console.console.wait(atMost: limit, real: realLimit) { condition(console) }
    }
  }

  /// Does all that a user did in a recorded program; see ``/ConsoleDriver/HeadlessConsole/replay(_:)``.
  public static func replay(
    _ recording: Recording, filePath: String = #filePath, line: Int = #line
  ) -> WalkthroughStep {
    WalkthroughStep(at: StepPlace(filePath, line)) { console in
      do throws(RecordingError) {
        try await console.replay(recording)
      } catch {
        throw StepError(error.description)
      }
    }
  }

  /// Does anything with the console, such as to resize it, to open a link in its window, or to change a model.
  public static func perform(
    _ action: @escaping @MainActor (HeadlessConsole) async throws -> Void
  ) -> WalkthroughStep {
    WalkthroughStep(action)
  }

  /// Several steps as one, with one snapshot or screen at the end.
  public static func group(_ steps: WalkthroughStep...) -> WalkthroughStep {
    WalkthroughStep(steps.flatMap(\.actions))
  }
}
