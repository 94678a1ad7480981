internal import Coordinators

/// Mistakes of the program that only the console notices.
extension Console {
  /// Reports the identities that several elements of a ``ForEach`` have.
  func report(_ repeated: [(screen: any Screen, identity: AnyHashable)]) {
    for (screen, identity) in repeated {
      report(
        .identityRepeated, on: type(of: screen),
        "a ForEach has several elements with the identity \(identity.base)")
    }
  }

  /// Reports a key that several enabled commands have.
  func reportRepeatedKeys() {
    if let active { report(keysRepeatedIn: active.commands, of: type(of: active.screen)) }
    report(keysRepeatedIn: windowCommands, of: Console.self)
  }

  private func report(keysRepeatedIn commands: [KeyCommand], of type: Any.Type) {
    for (index, command) in commands.enumerated() {
      guard let first = commands[..<index].first(where: { $0.key == command.key }) else { continue }
      report(
        .keyRepeated, on: type,
        "“\(first.label)” and “\(command.label)” have the key \(command.key)")
    }
  }

  /// Reports a mistake of a screen, once for each type of screen.
  func report(_ kind: CoordinatorDiagnostic.Kind, on type: Any.Type, _ detail: String = "") {
    guard reportedMistakes[kind, default: []].insert(ObjectIdentifier(type)).inserted else {
      return
    }
    window.report(CoordinatorDiagnostic(kind, subject: String(describing: type), detail: detail))
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
}
