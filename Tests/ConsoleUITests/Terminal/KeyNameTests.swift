import ConsoleUI
import Testing

struct KeyNameTests {
  @Test(arguments: [
    ("down", KeyPress.down), ("q", .character("q")), ("Q", .character("Q")), ("space", .space),
    ("ctrl-c", .control("c")), ("alt-x", .alt("x")), ("f1", .function(1)), ("f12", .function(12)),
    ("shift-tab", .backTab), ("pageup", .pageUp),
    ("ctrl-alt-delete", KeyPress(.delete, modifiers: [.control, .alt])),
    ("-", .character("-")), ("ctrl--", .control("-")), ("ż", .character("ż")),
    ("f", .character("f")),
  ])
  func `a key's name parses back to the key`(name: String, key: KeyPress) {
    #expect(KeyPress(name: name) == key)
    #expect(key.name == name)
  }

  @Test(arguments: [
    ("Enter", KeyPress.enter), ("return", .enter), ("esc", .escape), ("backtab", .backTab),
    ("Ctrl-C", .control("c")), ("shift-a", .character("A")), ("page-down", .pageDown),
    ("shift-ctrl-up", KeyPress(.up, modifiers: [.control, .shift])),
  ])
  func `aliases parse too`(name: String, key: KeyPress) {
    #expect(KeyPress(name: name) == key)
  }

  @Test(arguments: ["", "nokey", "ctrl-", "f0", "f64", "f1x", "alt-nokey", "ab"])
  func `other text is no key name`(name: String) {
    #expect(KeyPress(name: name) == nil)
  }
}
