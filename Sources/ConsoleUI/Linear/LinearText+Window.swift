extension LinearText {
  /// The screen that takes keys, with what is around it.
  @MainActor init(
    _ active: ActiveScreen?, in place: ShownPlace, canGoBack: Bool, words: ConsoleStrings
  ) {
    guard let active else {
      self.init(heading: LinearLine(""), lines: [], place: nil)
      return
    }
    let choices = LinearChoices(active.controls)
    var writer = LinearWriter(
      choices: choices, focus: active.controls.count > 1 ? active.memory.focus : nil,
      words: words.linear)
    writer.write(active.element)
    let ways = LinearWays(active, in: place, canGoBack: canGoBack, words: words)
    let heading = LinearHeading(active, in: place, words: words.linear).text
    self.init(
      heading: LinearLine(heading), lines: writer.lines + [LinearLine(ways.summary)],
      place: ObjectIdentifier(active.screen))
  }
}
