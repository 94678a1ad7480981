extension Window {
  /// Calls `write` with an opening line at once and with a line for each event, until the returned observation is
  /// cancelled.
  ///
  /// The trace does not describe what is already in the window; start a complete trace before the first
  /// coordinator.
  ///
  /// ```swift
  /// let window = Window()
  /// window.trace { print($0) }
  /// try window.start(AppCoordinator(window: window))
  /// ```
  @discardableResult
  public func trace(_ write: @escaping (String) -> Void) -> WindowObservation {
    let printer = EventPrinter()
    write("opened")
    return observe { write(printer.line(of: $0)) }
  }
}

/// Prints events with names in place of objects: `ArticleScreen#3`.
///
/// A number identifies an object while it is in the window. Separators and invisible characters in the name of a type,
/// such as the comma and space in `Pair<A, B>`, are escaped.
@MainActor
private final class EventPrinter {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0

  func line(of event: WindowEvent) -> String {
    switch event {
    case .changed(let change): (["changed"] + fields(of: change)).joined(separator: " ")
    case .exitRequested: "exit-requested"
    case .closed: "closed"
    }
  }

  /// The fields that have values; values are separated by commas.
  private func fields(of change: WindowChange) -> [String] {
    // New objects get their numbers after those of what has left, in this order.
    let removed = change.removed.map { nameOnce($0) }
    let removedCoordinators = change.removedCoordinators.map { nameOnce($0) }
    let shown = change.shown.map { screen($0, in: change) }
    // A screen that left and was shown again in one change has a new number, so it is activated even if it
    // was active before.
    let returned = change.shown.first { change.position(of: $0)?.isActive == true }
    let activated = (change.activated ?? returned).map { screen($0, in: change) }
    let coordinators = change.addedCoordinators.map { name($0, with: $0.parent) }
    let positions = change.shown.map { position(of: $0, in: change) }
    let moved = change.moved.map { name($0, with: change.position(of: $0)?.below) }
    let selected = change.selected.map { name($0) }
    let fields = [
      ("shown", shown), ("in", positions), ("moved", moved), ("selected", selected),
      ("coordinators", coordinators), ("removed", removed),
      ("removed-coordinators", removedCoordinators),
      ("activated", [activated].compactMap(\.self)),
    ]
    return fields.filter { !$0.1.isEmpty }.map { $0.0 + "=" + $0.1.joined(separator: ",") }
  }

  private func screen(_ screen: any Presentable, in change: WindowChange) -> String {
    name(screen, with: change.position(of: screen)?.coordinator)
  }

  /// The container or `Window`, then `modal` for a modal over it, and the screen directly below.
  private func position(of screen: any Presentable, in change: WindowChange) -> String {
    let position = change.position(of: screen)
    var words = [position?.container.map { name($0) } ?? "Window"]
    if position?.isModal == true { words.append("modal") }
    if let below = position?.below { words.append(name(below)) }
    return words.joined(separator: "@")
  }

  private func name(_ object: AnyObject, with second: AnyObject?) -> String {
    let name = name(object)
    return second.map { name + "@" + self.name($0) } ?? name
  }

  /// The name of an object; a new object gets the next number.
  private func name(_ object: AnyObject) -> String {
    let id = ObjectIdentifier(object)
    let number = numbers[id] ?? count + 1
    numbers[id] = number
    count = max(count, number)
    return "\(type(of: object))".escapedName + "#\(number)"
  }

  /// The name of an object that left, whose number is forgotten: a new object may have the same address.
  private func nameOnce(_ object: AnyObject) -> String {
    defer { numbers[ObjectIdentifier(object)] = nil }
    return name(object)
  }
}
