extension Console {
  /// Presents the messages of the last turn, after which no frame is drawn: in the linear form, or below a final screen.
  func presentLastToasts() {
    let toasts = window.attached.toasts
    if let linearSession { return linearSession.presentLast(toasts.texts) }
    guard !terminal.capabilities.movesCursor, let canvas = frame?.canvas else { return }
    let element = ToastElement(messages: toasts.unshownMessages)
    builder.withTerminalWidths {
      let last =
        terminal.capabilities.printsAllRows
        ? element.canvas(belowTextOf: canvas, palette: builder.palette)
        : element.canvas(below: canvas, palette: builder.palette)
      last.map(present)
    }
  }
}
