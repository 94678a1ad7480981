public import Coordinators

/// A message or a question in a box over the current screen.
///
/// ```
/// ┌─ ! Remove the article? ────────────┐
/// │                                    │
/// │   It cannot be brought back.       │
/// │                                    │
/// │   > [ Cancel ]    [ Remove ]       │
/// │                                    │
/// └────────────────────────────────────┘
/// ```
///
/// In a small window the buttons stay visible, one below the other, and the message scrolls.
public final class AlertScreen: Screen {
  /// Called with the action that the user chose, before its closure runs; it can be set before or after the alert is shown.
  public var didChoose: (AlertAction) -> Void = { _ in }

  public var title: String { makeTitle() }
  /// The text above the buttons; empty if there is none.
  public var message: String { makeMessage() }
  /// What the alert is about, which the sign before the title shows.
  ///
  /// `information` has no sign, unless an action loses something, which is a warning.
  public let kind: Toast.Kind
  /// The buttons, in reading order.
  public let actions: [AlertAction]

  /// Leaves the screen, if ``show(over:for:)`` has shown it.
  private var dismiss: () -> Void = {}
  private let makeTitle: () -> String
  private let makeMessage: () -> String

  /// Creates an alert; its texts are evaluated at each drawing so that they follow a change of language.
  public init(
    title: @autoclosure @escaping () -> String, message: @autoclosure @escaping () -> String = "",
    kind: Toast.Kind = .information, actions: [AlertAction]
  ) {
    self.kind = kind
    makeTitle = title
    makeMessage = message
    self.actions = actions
  }

  public var presentation: Presentation { .box }

  /// The width of the box, if the window is wide enough; more only for a text that needs it.
  static let columns = 50
  /// The greatest width, in a window of ``minColumnsForWidest``.
  static let maxColumns = 76
  static let minColumnsForWidest = 100

  /// Whether one of the actions loses something; the edge of the box shows it, and the focus is elsewhere.
  var isDestructive: Bool { actions.contains { $0.role == .destructive } }

  /// What the sign before the title means; `nil` without one.
  var sign: Toast.Kind? { kind == .information ? isDestructive ? .warning : nil : kind }

  /// The index of the action that gets the focus: the first that loses nothing.
  private var firstFocus: Int? { actions.firstIndex { $0.role != .destructive } }

  public var body: some View {
    AlertBody(message: message) {
      for index in actions.indices {
        let action = actions[index]
        let button = Button(action.label, isDestructive: action.role == .destructive) {
          self.choose(action)
        }
        if index == firstFocus { button.focused() } else { button }
      }
    }
  }

  /// What is printed of it, where nobody can answer: the title with its sign, and the message.
  @ViewBuilder var printedBody: some View {
    HStack {
      switch sign {
      case .success: Sign(.success)
      case .warning: Sign(.warning)
      case .error: Sign(.error)
      case .information, nil: Views.none
      }
      Text(title).styled(.heading)
    }
    if !message.isEmpty { Text(message) }
  }

  public var commands: [KeyCommand] {
    guard let cancel = actions.first(where: { $0.role == .cancel }) else { return [] }
    return [KeyCommand(.escape, cancel.label) { self.choose(cancel) }]
  }

  /// Shows the alert modally over a presenter; choosing any action dismisses it, then calls ``didChoose``.
  public func show(over presenter: any Presenter, for coordinator: Coordinator? = nil) {
    let modal = Modal(over: presenter)
    dismiss = { modal.dismiss() }
    modal.show(self, for: coordinator)
  }

  private func choose(_ action: AlertAction) {
    dismiss()
    didChoose(action)
    action.action()
  }
}
