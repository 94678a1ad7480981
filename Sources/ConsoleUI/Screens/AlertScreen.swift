public import Coordinators

/// Asks or tells the reader something in a box over what is there.
///
/// ```
/// ┌ Remove the article? ───────┐
/// │ It cannot be brought back. │
/// │                            │
/// │ > [ Cancel ]    [ Remove ] │
/// └────────────────────────────┘
/// ```
///
/// In a small window the answers stay in sight, below each other, and the message scrolls.
public final class AlertScreen: Screen {
  /// Is called with the answer that was chosen, before its action.
  public var didChoose: (AlertAction) -> Void = { _ in }

  public var title: String { makeTitle() }
  public var message: String { makeMessage() }
  public let actions: [AlertAction]

  private let makeTitle: () -> String
  private let makeMessage: () -> String

  /// Makes an alert; its texts are asked for each time it is drawn, so that they follow the language.
  public init(
    title: @autoclosure @escaping () -> String, message: @autoclosure @escaping () -> String = "",
    actions: [AlertAction]
  ) {
    makeTitle = title
    makeMessage = message
    self.actions = actions
  }

  public var presentation: Presentation { .box }

  public var body: some View {
    AlertBody(message: message) {
      for action in actions {
        Button(action.label) { self.choose(action) }
      }
    }
  }

  public var commands: [KeyCommand] {
    guard let cancel = actions.first(where: { $0.role == .cancel }) else { return [] }
    return [KeyCommand(.escape, cancel.label) { self.choose(cancel) }]
  }

  /// Lays the alert over a place; an answer takes it away.
  public func show(over presenter: any Presenter, for coordinator: Coordinator? = nil) {
    let modal = Modal(over: presenter)
    didChoose = { _ in modal.dismiss() }
    modal.show(self, for: coordinator)
  }

  private func choose(_ action: AlertAction) {
    didChoose(action)
    action.action()
  }
}
