internal import Coordinators

/// Reports mistakes of the program that only a console notices, each kind once for a type of screen, and prints at the end
/// what nobody has received.
@MainActor final class MistakeReports {
  private let window: Window
  private var reported: [CoordinatorDiagnostic.Kind: Set<ObjectIdentifier>] = [:]

  init(in window: Window) { self.window = window }

  /// Reports the identities that several elements of a ``ForEach`` have, and keys that several enabled commands have.
  func report(in frame: Frame) {
    for (screen, identity) in frame.repeatedIdentities {
      report(
        .identityRepeated, on: type(of: screen),
        "a ForEach has several elements with the identity \(identity.base)")
    }
    if let active = frame.active {
      report(keysOf: active.commands, of: type(of: active.screen))
    }
    report(keysOf: frame.windowCommands, of: Console.self)
  }

  /// Reports why a frame, which was drawn several times, still does not show the window as it is.
  func report(unsettled frame: Frame) {
    for screen in frame.changingScreens { report(.bodyChanges, on: screen) }
    guard frame.changingScreens.isEmpty, let active = frame.active else { return }
    report(
      .neverSettles, on: type(of: active.screen),
      frame.reports.isEmpty ? "moves the focus" : "reports something")
  }

  /// Reports the calls of the program that have stopped it for a while; `isPrinted` says that nobody waits for it.
  func reportLongCalls(isPrinted: Bool) {
    let calls = ProgramCall.takeLong()
    if isPrinted { return }
    for call in calls { report(.hung, on: call.subject, call.description) }
  }

  /// Reports that the user saw an empty window at the end, or an empty container in it.
  func reportEmptyWindow() {
    guard let root = window.rootScreen else {
      return window.report(CoordinatorDiagnostic(.nothingShown, subject: "Window"))
    }
    let owner = window.coordinator(of: root).map { String(describing: type(of: $0)) } ?? "Window"
    window.report(
      CoordinatorDiagnostic(
        .shownEmpty, subject: String(describing: type(of: root)), detail: owner))
  }

  /// Prints the diagnostics of the window, and those that concern no window, once the terminal is given back; what comes later
  /// is printed at once.
  ///
  /// `takeIssues` removes and returns other lines for the last console of the process.
  func printDiagnostics(
    _ write: @escaping (String) -> Void, and takeIssues: () -> [String]
  ) {
    window.reportFilledContainers()
    var entries = window.takeDiagnostics()
    if RunningConsoles.all.isEmpty {
      entries += DiagnosticsWithoutWindow.takeAll()
      for issue in takeIssues() { write("sternik: \(issue)") }
    }
    for entry in entries {
      write(entry.diagnostic.line + (entry.count > 1 ? " (\(entry.count) times)" : ""))
    }
    guard window.didReport == nil else { return }
    window.didReport = { write($0.line) }
  }

  private func report(keysOf commands: [KeyCommand], of type: Any.Type) {
    for (index, command) in commands.enumerated() {
      for key in command.keys {
        if let sent = key.sentInstead {
          report(.keyUnreachable, on: type, "“\(command.label)” has the key \(key), and \(sent)")
        }
        guard let first = commands[..<index].first(where: { $0.keys.contains(key) }) else {
          continue
        }
        report(
          .keyRepeated, on: type, "“\(first.label)” and “\(command.label)” have the key \(key)")
      }
    }
  }

  private func report(_ kind: CoordinatorDiagnostic.Kind, on type: Any.Type, _ detail: String = "")
  {
    guard reported[kind, default: []].insert(ObjectIdentifier(type)).inserted else { return }
    window.report(CoordinatorDiagnostic(kind, subject: String(describing: type), detail: detail))
  }

  #if DEBUG
  /// Reports the control or the front screen at the first cell that differs in a frame from nothing; the active screen if the
  /// bars differ.
  func reportDifference(of frame: Frame, from fresh: Frame) {
    if let point = frame.firstDifference(from: fresh), frame.redrawing != .screen,
      let drawing = frame.focusedDrawing,
      let place = drawing.place(of: point)
    {
      let control = type(of: drawing.node.control)
      return report(.controlOutdated, on: control, "row \(place.row), column \(place.column)")
    }
    report(.screenOutdated, onScreenThatDiffersIn: frame, fresh)
  }

  /// Reports the screen that is different in two frames from nothing between which nothing has happened.
  func reportChanging(_ first: Frame, _ second: Frame) {
    report(.bodyChanges, onScreenThatDiffersIn: first, second)
  }

  private func report(
    _ kind: CoordinatorDiagnostic.Kind, onScreenThatDiffersIn frame: Frame, _ fresh: Frame
  ) {
    let screen = frame.firstDifference(from: fresh).flatMap { point in
      fresh.screenRects.last { $0.rect.contains(point) }?.screen
    }
    if let screen = screen ?? fresh.active?.screen { report(kind, on: type(of: screen)) }
  }
  #endif
}

extension CoordinatorDiagnostic {
  fileprivate var line: String { "sternik: \(description)" }
}
