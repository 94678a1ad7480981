import Sternik

/// Measures typing at the end of a text editor, from the key to the bytes, by the length of its document.
@MainActor
enum EditingBenchmarks {
  private static let names = ["empty", "paragraphs", "paragraph"]
  private static let keys = 1_900
  private static let runs = 5

  static func measure() async throws {
    for name in names {
      var samples: [Double] = []
      var bytes = 0
      for _ in 0..<runs {
        let terminal = try await type(keys, in: name)
        samples.append(terminal.nanosecondsPerKey)
        bytes = terminal.bytesPerKey
      }
      Timer(group: "editing").report("80x24, \(name): x", samples, "\(bytes) bytes")
    }
  }

  /// Handles the arguments `type DOCUMENT KEYS`; returns false for others.
  static func run(_ arguments: [String]) async throws -> Bool {
    guard arguments.first == "type" else { return false }
    guard arguments.count == 3, names.contains(arguments[1]), let keys = Int(arguments[2]) else {
      print("usage: type \(names.joined(separator: "|")) KEYS")
      return true
    }
    _ = try await type(keys, in: arguments[1])
    return true
  }

  private static func type(_ keys: Int, in name: String) async throws -> KeyRepeatTerminal {
    let document = TextDocument()
    // The cursor is behind an inserted text.
    document.insert(text(name))
    let terminal = KeyRepeatTerminal(
      key: .character("x"), count: keys, size: Size(columns: 80, rows: 24))
    let window = Window()
    window.show(EditorScreen(document))
    let console = Console(window, terminal: terminal)
    console.theme = { .terminal }
    try await console.run()
    return terminal
  }

  /// A million characters, or none.
  private static func text(_ name: String) -> String {
    let sentence = "The night train to the coast runs again, after eleven years. "
    switch name {
    case "empty": return ""
    case "paragraph": return String(repeating: sentence, count: 1_000_000 / sentence.count)
    default:
      let paragraph = String(repeating: sentence, count: 4) + "\n"
      return String(repeating: paragraph, count: 1_000_000 / paragraph.count)
    }
  }
}

private final class EditorScreen: Screen {
  private let document: TextDocument

  init(_ document: TextDocument) { self.document = document }

  var body: some View { TextEditor("", document: document) }
}
