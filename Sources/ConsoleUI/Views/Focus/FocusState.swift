/// Moves the focus from code, for example to a field that fails validation, and says which field has it.
///
/// ```swift
/// final class CustomerScreen: Screen {
///   enum Field { case name, address }
///
///   private let focus = FocusState<Field>()
///
///   var body: some View {
///     TextField("Name:").focused(focus, on: .name)
///     TextField("Address:").focused(focus, on: .address)
///   }
///
///   func rejectAddress() { focus.move(to: .address) }
/// }
/// ```
@MainActor public final class FocusState<Field: Hashable> {
  private var requested: Field?
  /// The field whose control had the focus when the screen was drawn last; `nil` if none of them had it.
  public internal(set) var current: Field?

  /// Creates a state; `first` gets the focus when the screen appears.
  public init(_ first: Field? = nil) {
    requested = first
  }

  /// Moves the focus to the control of a field, now or as soon as the control is shown.
  public func move(to field: Field) {
    requested = field
    Console.setAllNeedRedraw()
  }

  func isRequested(for field: Field) -> Bool { requested == field }

  func endRequest() { requested = nil }
}
