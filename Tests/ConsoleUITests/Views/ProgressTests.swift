import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct ProgressTests {
  @Test(
    arguments: [
      (0, "░░░░░░░░░░"), (1, "██████████"), (0.55, "█████░░░░░"), (-3, "░░░░░░░░░░"),
      (7, "██████████"), (.nan, "░░░░░░░░░░"), (.infinity, "░░░░░░░░░░"),
    ] as [(Double, String)])
  func `a progress bar shows the completed part and clamps any value`(value: Double, bar: String) {
    #expect(show(10, 2) { ProgressBar(value) }.screen.hasPrefix(bar))
  }

  @Test func `a spinner turns with time and redraws only then`() {
    let console = show(20, 4) { Spinner("Loading") }
    let first = console.screen
    let count = console.frameCount

    console.resize(columns: 20, rows: 4)
    #expect(console.screen == first && console.frameCount == count)
    console.advance(by: .milliseconds(120))

    #expect(console.screen != first && console.frameCount == count + 1)
    #expect(console.screen.contains("Loading"))
  }

  @Test func `animation steps redraw nothing without animated views`() {
    let console = show(20, 4) { Text("Still") }
    let count = console.frameCount

    console.advance(by: .milliseconds(120))

    #expect(console.frameCount == count)
  }
}
