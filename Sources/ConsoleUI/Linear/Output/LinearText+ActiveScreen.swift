internal import Coordinators

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
    let screen = active.role == .screen ? active.screen : nil
    var activity = LinearWriter(choices: available.choices, focus: nil, strings: strings.linear)
    if let element = BarContent(screen).activity(in: Self.rowRoom) {
      activity.write(element)
    }
    writer.write(active.element)
    let heading = LinearHeading(active, at: breadcrumbs, strings: strings.linear).text
    let isFirstColumn = columns.map { $0.split.columns.first?.topScreen === active.screen } ?? true
    let statuses = [screen?.status.text ?? "", isFirstColumn ? screen?.tabStatus.text ?? "" : ""]
      .filter { !$0.isEmpty }
    let beside = available.besideLine.map { [LinearLine($0)] } ?? []
    self.init(
      heading: LinearLine(heading),
      lines: statuses.map { LinearLine($0) } + activity.lines + beside + writer.lines
        + toasts + [LinearLine(available.summary)],
      screenNumber: active.state.number)
  }

  /// The room of a row for what a screen is doing, which says all of it.
  private static let rowRoom = Size(columns: 200, rows: 1)
}
