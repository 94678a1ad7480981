import Sternik

/// A coordinator that shows alerts over its screens.
@MainActor
protocol AlertPresenting {}

extension AlertPresenting where Self: Coordinator {
  /// Shows an alert over this coordinator's presenter; without `actions` it has an OK button.
  func presentAlert(
    title: @autoclosure @escaping () -> String, message: @autoclosure @escaping () -> String,
    kind: Toast.Kind = .error, actions: [AlertAction]? = nil
  ) {
    let alert = AlertScreen(
      title: title(), message: message(), kind: kind,
      actions: actions ?? [AlertAction(Texts.alert.ok, role: .cancel)])
    alert.show(over: presenter, for: self)
  }
}
