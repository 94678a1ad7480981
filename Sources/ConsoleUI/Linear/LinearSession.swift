/// The dialogue with the user of a linear terminal: what was announced last, and which prompt is open.
@MainActor final class LinearSession {
  /// Called with the lines that the user gets.
  var didAnnounce: ([String]) -> Void = { _ in }
  private(set) var announced: LinearText?
  private var prompt: LinearPrompt?
  /// Whether the user has typed a line and nothing has been announced since.
  private var owesResponse = false
  /// The search that the last line asked for; a line that asks for the same again finds the next row.
  var search: Search?
  private var announcesChanges = true
  private let terminal: any LinearTextTerminal

  init(terminal: any LinearTextTerminal) {
    self.terminal = terminal
  }

  /// Announces what has changed since the last announcement.
  ///
  /// After a failed submission this repeats the errors and the line with `focusMark`, also if nothing has changed.
  func present(_ text: LinearText, repeatingErrorsAndFocus focusMark: String? = nil) {
    guard announcesChanges, search?.isRunning != true else { return }
    let changes = text.changes(since: announced, repeatingErrorsAndFocus: focusMark)
    if let prompt, prompt.screenNumber != text.screenNumber { closePrompt() }
    if !changes.isEmpty { owesResponse = false }
    // An empty line separates a new screen from the output before it.
    let gap = announced.map { text.isOnOtherScreen(than: $0) ? [""] : [] } ?? []
    let lines = gap + changes.map(\.text)
    terminal.present(text, announcing: lines)
    didAnnounce(lines)
    announced = text
  }

  /// Draws what is in between, such as a field without its text; the next change is announced as a whole.
  func withoutAnnouncing(_ draw: () -> Void) {
    announcesChanges = false
    draw()
    announcesChanges = true
  }

  /// Announces messages of the last turn, after which no frame is drawn.
  func presentLast(_ toasts: [String]) {
    if let announced, !toasts.isEmpty { present(announced.replacingToasts(by: toasts)) }
  }

  func announce(_ lines: [String]) {
    owesResponse = false
    let lines = lines.map(\.sanitized)
    terminal.announce(lines)
    didAnnounce(lines)
  }

  /// Whether the next line answers a prompt for something that stays hidden.
  var asksForSecret: Bool { prompt?.isSecret ?? false }

  /// Opens a prompt, which the next line answers.
  func ask(_ prompt: LinearPrompt) {
    self.prompt = prompt
    // First, because the user may answer as soon as the prompt is there.
    terminal.hidesTyping = prompt.isSecret
    announce(prompt.lines)
  }

  /// Records that the user has typed a line.
  ///
  /// - Returns: The prompt that it answers, if one was open.
  func didReceiveLine() -> LinearPrompt? {
    owesResponse = true
    search?.isLastLine = false
    return closePrompt()
  }

  /// Repeats the open prompt, else the first and the last line of the screen.
  func announceLocation() {
    guard let announced else { return }
    announce(
      prompt?.lines
        ?? [announced.heading.text, announced.lines.last?.text ?? ""].filter { !$0.isEmpty })
  }

  /// Repeats the whole screen.
  func announceScreen() { announce(announced?.lines.map(\.text) ?? []) }

  /// A search for a text.
  struct Search {
    let text: String
    var isLastLine = true
    /// Whether a list still searches; nothing is announced before it has ended.
    var isRunning = false
  }

  /// Announces the lines with the text of a search that has highlighted no other row, else that nothing has changed, if there
  /// was no response to the last line.
  func respondIfSilent(_ strings: ConsoleStrings) {
    guard owesResponse, search?.isRunning != true else { return }
    guard let search, search.isLastLine else { return announce([strings.linear.unchanged]) }
    var term = SearchTerm(search.text)
    let found = (announced?.lines.dropLast() ?? []).map(\.text).filter { term.isFound(in: $0) }
    announce(found.isEmpty ? [strings.notFound] : found)
  }

  @discardableResult private func closePrompt() -> LinearPrompt? {
    defer {
      if prompt != nil { terminal.hidesTyping = false }
      prompt = nil
    }
    return prompt
  }
}
