import Sternik

/// A coordinator that tells or asks its reader something in a box over its place.
@MainActor
protocol AlertPresenting {}

extension AlertPresenting where Self: Coordinator {
  /// Lays an alert over the place of this coordinator; without actions it only tells.
  func presentAlert(
    title: @autoclosure @escaping () -> String, message: @autoclosure @escaping () -> String,
    actions: [AlertAction]? = nil
  ) {
    let alert = AlertScreen(
      title: title(), message: message(),
      actions: actions ?? [AlertAction(Texts.alert.ok, role: .cancel)])
    alert.show(over: presenter, for: self)
  }
}
