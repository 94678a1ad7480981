import ConsoleDriver
import Sternik
import Testing

/// How a file with a recording is read.
struct `The file of a recording` {
  private static let header =
    #"{"version": 2, "width": 20, "height": 3, "sternik": {"version": 1, "form": "drawn"}}"#
  private static let notAnEvent = #"expected an event such as [1.5, "i", "key down"]"#

  @Test func `is read up to a last line that is cut off, wherever`() throws {
    let whole = [
      Self.header, #"[0.5, "i", "key down"]"#, #"[1, "o", "żółć"]"#, #"[1.5, "r", "30x4"]"#,
    ]
    let bytes = Array(whole.joined(separator: "\n").utf8)
    let lineFeeds = bytes.indices.filter { bytes[$0] == 0x0A }

    for end in lineFeeds[0]...bytes.count {
      let recording = try Recording(Array(bytes[..<end]), file: "bug.cast")
      // The line that ends here is whole, and the header is no event.
      let isWhole = end == bytes.count || lineFeeds.contains { end == $0 || end == $0 + 1 }
      let lines = bytes[..<end].split(separator: 0x0A).count
      #expect(recording.events.count == lines - (isWhole ? 1 : 2))
      #expect(recording.isCutOff == !isWhole)
    }
  }

  @Test(arguments: [
    ("none", Capabilities.Colors.none), ("16", .sixteen), ("256", .palette),
    ("truecolor", .trueColor), ("many", .trueColor),
  ])
  func `has the colours of its terminal`(name: String, colors: Capabilities.Colors) throws {
    let header = Self.header.replacing("\"drawn\"", with: "\"drawn\", \"colors\": \"\(name)\"")

    let recording = try Recording(Array(header.utf8), file: "bug.cast")

    #expect(recording.capabilities.colors == colors)
  }

  @Test(arguments: [
    ("", Theme.terminal), (", \"theme\": \"day\"", .day), (", \"theme\": \"mine\"", .terminal),
  ])
  func `has the theme of its screens, if it is not of an earlier version`(
    member: String, theme: Theme
  ) throws {
    let header = Self.header.replacing("\"drawn\"", with: "\"drawn\"" + member)

    let recording = try Recording(Array(header.utf8), file: "bug.cast")

    #expect(recording.theme == theme)
    let error = #expect(throws: RecordingError.self) { try recording.input(isLinear: true) }
    #expect(error?.description.hasPrefix("bug.cast: a recording of the drawn form; ") == true)
  }

  @Test(arguments: [
    ("", "1: expected a header"),
    ("[]", "1: expected a header"),
    (
      #"{"version": 2, "width": 80}"#,
      "1: expected \"width\" and \"height\" from 1 to 1000 in the header"
    ),
    (#"{"version": 3, "width": 80, "height": 24}"#, "1: version 3 of recordings is unknown"),
    (#"{"width": 80, "height": 24}"#, "1: expected \"version\": 2 in the header"),
    (
      #"{"version": 2, "width": 99999999, "height": 24}"#,
      "1: expected \"width\" and \"height\" from 1 to 1000 in the header"
    ),
    (
      #"{"version": 2, "width": 8, "height": 2, "sternik": {"version": 2}}"#,
      "1: version 2 of recordings is unknown"
    ),
    (
      #"{"version": 2, "width": 8, "height": 2, "sternik": {"theme": "day"}}"#,
      "1: expected \"version\" in \"sternik\" of the header"
    ),
    (#"{"version": 2, "a": "# + String(repeating: "[", count: 5_000), "1: expected a header"),
    ("{\"version\": 2, \"title\": \"a", "1: expected a header"),
  ])
  func `has an error in its header`(_ text: String, _ error: String) {
    expect(error, of: text)
  }

  @Test(arguments: [
    ("[x, \"o\", \"\"]", "2: " + Self.notAnEvent),
    ("[nan, \"o\", \"\"]", "2: " + Self.notAnEvent),
    ("[1 \"o\", \"\"]", "2: " + Self.notAnEvent),
    ("[1, \"o\", \"ż\\q\"]", "2: " + Self.notAnEvent),
    ("[1, \"o\", \"\\u12\"]", "2: " + Self.notAnEvent),
    ("[1, \"o\", \"\"] x", "2: " + Self.notAnEvent),
    ("[1, \"o\"]", "2: " + Self.notAnEvent),
    ("{\"o\": 1}", "2: " + Self.notAnEvent),
    ("[1e300, \"o\", \"\"]", "2: expected a time in seconds"),
    ("[-1, \"o\", \"\"]", "2: expected a time in seconds"),
    ("[1, \"i\", \"key nothing\"]", "2: expected an event such as \"key down\""),
    ("[1, \"i\", \"mouse press 1,2\"]", "2: expected an event such as \"key down\""),
    ("[1, \"r\", \"80\"]", "2: expected a size such as 80x24"),
    ("[1, \"o\", \"\"]\n[0.5, \"o\", \"\"]", "3: expected a time after the line above"),
  ])
  func `has an error with its line`(_ line: String, _ error: String) {
    expect(error, of: Self.header + "\n" + line + "\n")
  }

  @Test func `is in UTF-8`() {
    let bytes = Array("\(Self.header)\n[1, \"o\", \"ż".utf8) + [0xFF] + Array("\"]\n".utf8)

    let error = #expect(throws: RecordingError.self) { try Recording(bytes, file: "bug.cast") }

    #expect(error?.description == "bug.cast:2: " + Self.notAnEvent)
  }

  @Test func `of another program is shown, but has no input`() throws {
    let text = """
      {"version": 2, "width": 20, "height": 3, "env": {"TERM": "xterm"}, "tags": [], "x": null}
      [0.1, "o", "a\\u001b[1mb\\ud83d\\ude00"]
      [0.2, "i", "\\r"]
      [0.3, "m", "chapter"]

      """

    let recording = try Recording(Array(text.utf8), file: "other.cast")

    #expect(recording.events.map(\.content) == [.output("a\u{1B}[1mb😀")])
    #expect(recording.lastScreen.text.hasPrefix("ab😀"))
    let error = #expect(throws: RecordingError.self) { try recording.input(isLinear: false) }
    #expect(error?.reason == .foreign)
  }

  @Test func `keeps every event`() throws {
    let modifiers: [KeyPress.Modifiers] = [[], .shift, .alt, .control, [.shift, .alt, .control]]
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    let point = Point(column: 12, row: 5)
    let actions =
      buttons.flatMap { [MouseEvent.Action.press($0), .drag($0), .release($0)] }
      + [.release(nil), .scrollUp, .scrollDown, .scrollLeft, .scrollRight]
    let keys: [KeyPress.Key] = [
      .character("a"), .character("ż"), .character("-"), .character(" "), .character("\""),
      .character("\\"), .character("👩‍👩‍👧"), .character("\u{200D}"), .enter, .escape, .tab, .backspace,
      .delete, .pageUp, .pageDown, .insert, .function(12), .home, .end, .up,
    ]
    var events: [TerminalEvent] = [
      .key(.backTab), .paste(""), .paste("a\n\tb \u{1B}\u{85}"), .line("open \"x\""), .focus(true),
      .focus(false), .resize(Size(columns: 1, rows: 1_000)), .endOfInput,
    ]
    for action in actions {
      for modifiers in modifiers {
        events.append(.mouse(MouseEvent(action, at: point, modifiers: modifiers)))
      }
    }
    for key in keys {
      for modifiers: KeyPress.Modifiers in [[], .alt, .control] {
        events.append(.key(KeyPress(key, modifiers: modifiers)))
      }
    }
    for signal in Console.Signal.allCases { events.append(.signal(signal)) }

    let lines = events.enumerated().map { index, event in
      RecordedEvent(at: .microseconds(index * 1_234_567), .input(event)).line
    }
    let text = ([Self.header] + lines).joined(separator: "\n") + "\n"
    let recording = try Recording(Array(text.utf8), file: "bug.cast")

    #expect(recording.events.map(\.content) == events.map { .input($0) })
    #expect(recording.events.last?.time == .microseconds((events.count - 1) * 1_234_567))
  }

  private func expect(_ description: String, of text: String) {
    let error = #expect(throws: RecordingError.self) {
      try Recording(Array(text.utf8), file: "bug.cast")
    }
    #expect(error?.description == "bug.cast:" + description)
  }
}
