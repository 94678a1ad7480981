import Coordinators
import Testing

/// Which names, moves and positions of a trace are read.
@Suite struct `Names in a trace` {
  @Test(arguments: [
    "Window", "Window@modal", "Window@A#1", "Window@modal@A#1", "Stack#2", "Stack#2@A#12",
    "Stack#2@modal", "Stack#2@modal@A#1",
  ])
  func `positions are read and written back`(text: String) {
    #expect(TracedPosition(text)?.description == text)
  }

  @Test(arguments: [
    "", "window", "Window@", "Window@x", "Window@A", "Window@A#0", "Window@modal@",
    "Window@modal@modal", "Window@A#1@B#2", "Window@modal@A#1@B#2", "@modal", "@A#1", "Stack",
    "Stack#2@", "Stack#02", "Stack#-1",
  ])
  func `invalid positions are not`(text: String) {
    #expect(TracedPosition(text) == nil)
  }

  @Test(arguments: ["A#1", "A#1@B#2"])
  func `moves and coordinators are read and written back`(text: String) {
    #expect(TracedMove(text)?.description == text)
    #expect(TracedCoordinator(text)?.description == text)
  }

  @Test(arguments: ["", "A", "A#0", "#1", "A#1#2", "A#1@", "@A#1", "A#1@B", "A#1@B#2@C#3", "%F#1"])
  func `invalid moves and coordinators are not`(text: String) {
    #expect(TracedMove(text) == nil)
    #expect(TracedCoordinator(text) == nil)
  }
}
