extension LinearText {
  /// The active screen between its heading and the line that lists what the user can type.
  @MainActor init(
    _ active: ActiveScreen?, at breadcrumbs: Breadcrumbs, columns: ColumnNavigation?,
    windowCommands: [KeyCommand],
    canGoBack: Bool, toasts: [String], strings: ConsoleStrings
  ) {
    let toasts = LinearLine.toasts(toasts)
    guard let active else {
      self.init(heading: LinearLine(""), lines: toasts, screenNumber: nil)
      return
    }
    let available = AvailableCommands(
      active, at: breadcrumbs, columns: columns, windowCommands: windowCommands,
      canGoBack: canGoBack, strings: strings)
    var writer = LinearWriter(
      choices: available.choices, focus: active.controls.count > 1 ? active.state.focus : nil,
      strings: strings.linear)
    writer.write(active.element)
    let heading = LinearHeading(active, at: breadcrumbs, strings: strings.linear).text
    let status = active.role == .screen ? active.screen.status.text : ""
    let beside = available.besideLine.map { [LinearLine($0)] } ?? []
    self.init(
      heading: LinearLine(heading),
      lines: (status.isEmpty ? [] : [LinearLine(status)]) + beside + writer.lines + toasts + [
        LinearLine(available.summary)
      ],
      screenNumber: active.state.number)
  }
}
