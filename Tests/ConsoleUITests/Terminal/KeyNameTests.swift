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
  func `a key has a name that reads back`(name: String, key: KeyPress) {
    #expect(KeyPress(name: name) == key)
    #expect(key.name == name)
  }

  @Test(arguments: [
    ("Enter", KeyPress.enter), ("return", .enter), ("esc", .escape), ("backtab", .backTab),
    ("Ctrl-C", .control("c")), ("shift-a", .character("A")), ("page-down", .pageDown),
    ("shift-ctrl-up", KeyPress(.up, modifiers: [.control, .shift])),
  ])
  func `other names are understood`(name: String, key: KeyPress) {
    #expect(KeyPress(name: name) == key)
  }

  @Test(arguments: ["", "nokey", "ctrl-", "f0", "f64", "f1x", "alt-nokey", "ab"])
  func `what names no key is none`(name: String) {
    #expect(KeyPress(name: name) == nil)
  }
}
