/// What goes between a console and somebody who reads it in lines: what was said, and what was asked.
@MainActor final class LinearReading {
  private(set) var heard: LinearText?
  private var question: LinearQuestion?
  /// Whether the reader has typed something and heard nothing since.
  private var owesAnswer = false
  private let terminal: any LinearTextTerminal

  init(terminal: any LinearTextTerminal) {
    self.terminal = terminal
  }

  /// Says what is new in what is shown now.
  func show(_ text: LinearText) {
    let news = text.news(since: heard)
    if let question, question.screen != text.place { takeQuestion() }
    if !news.isEmpty { owesAnswer = false }
    // An empty line parts a screen from what was said before.
    let gap = heard.map { text.isElsewhere(than: $0) ? [""] : [] } ?? []
    terminal.present(text, announcing: gap + news.map(\.text))
    heard = text
  }

  func say(_ lines: [String]) {
    owesAnswer = false
    terminal.announce(lines.map(\.sanitized))
  }

  func ask(_ question: LinearQuestion) {
    self.question = question
    say(question.lines)
    terminal.hidesTyping = question.isSecret
  }

  /// Notes that the reader has typed a line.
  ///
  /// - Returns: The question that it answers, if one was asked.
  func takeLine() -> LinearQuestion? {
    owesAnswer = true
    return takeQuestion()
  }

  /// Says where the reader is, and what they are asked.
  func sayWhere() {
    guard let heard else { return }
    say(
      question?.lines ?? [heard.heading.text, heard.lines.last?.text ?? ""].filter { !$0.isEmpty })
  }

  func sayAll() { say(heard?.lines.map(\.text) ?? []) }

  /// Says that nothing came of a line, if nothing else was said.
  func settle(_ words: LinearStrings) {
    if owesAnswer { say([words.unchanged]) }
  }

  @discardableResult private func takeQuestion() -> LinearQuestion? {
    defer {
      if question != nil { terminal.hidesTyping = false }
      question = nil
    }
    return question
  }
}
