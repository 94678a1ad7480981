import Sternik

/// Types at the end of a text editor, from the key to the bytes, by the length of its document; an operation is a key.
@MainActor
enum EditingWorkloads {
  static var all: [Workload] {
    [
      workload("an empty document", ""),
      workload("a million characters in short paragraphs", paragraphs),
      workload("a million characters in one paragraph", sentences(1_000_000)),
    ]
  }

  private static func workload(_ work: String, _ text: @autoclosure @escaping () -> String)
    -> Workload
  {
    Workload("editing", "80x24, \(work)", "Sternik") {
      let text = text()
      return Rounds { count in
        let document = TextDocument()
        // The cursor is behind an inserted text.
        document.insert(text)
        return try KeyRepeatTerminal.press(
          [.character("x")], count: count, on: EditorScreen(document),
          size: Size(columns: 80, rows: 24))
      }
    }
  }

  private static var paragraphs: String {
    let paragraph = sentences(240) + "\n"
    return String(repeating: paragraph, count: 1_000_000 / paragraph.count)
  }

  private static func sentences(_ count: Int) -> String {
    let sentence = "The night train to the coast runs again, after eleven years. "
    return String(repeating: sentence, count: count / sentence.count)
  }
}

private final class EditorScreen: Screen {
  private let document: TextDocument

  init(_ document: TextDocument) { self.document = document }

  var body: some View { TextEditor("", document: document) }
}
