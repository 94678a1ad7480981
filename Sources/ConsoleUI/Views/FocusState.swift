/// Moves the focus from code, as after a form was found to be incomplete.
///
/// ```swift
/// enum Field { case name, address }
///
/// let focus = FocusState<Field>()
///
/// var body: some View {
///   TextField("Name:").focused(focus, on: .name)
///   TextField("Address:").focused(focus, on: .address)
/// }
///
/// func showProblem() { focus.move(to: .address) }
/// ```
@MainActor public final class FocusState<Field: Hashable> {
  private var wanted: Field?

  /// Makes a state; the field given here has the focus first.
  public init(_ first: Field? = nil) {
    wanted = first
  }

  /// Gives the focus to the control of this field, now or as soon as it is shown.
  public func move(to field: Field) {
    wanted = field
    Console.setAllNeedRedraw()
  }

  /// Whether the focus is wanted there; no longer once it was asked.
  func take(_ field: Field) -> Bool {
    guard wanted == field else { return false }
    wanted = nil
    return true
  }
}
