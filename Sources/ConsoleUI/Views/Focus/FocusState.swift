/// Passes the focus on to a ``FocusState`` that a view is bound to.
struct FocusBinding {
  /// Sets the field if the control with the focus is one of its own.
  let setFocus: (ViewPath) -> Void
  /// Notes that no field has the focus.
  let endFocus: () -> Void
  /// Whether what the frame has read of the state so far holds.
  let endReading: () -> Bool
}

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
  /// The field whose control has the focus; `nil` if none of them has it.
  ///
  /// A key or a click that moves the focus changes it before the next frame reads it. Where a frame moves the focus, such as
  /// after ``move(to:)``, what has read it before is read again.
  public var current: Field? {
    lastRead = .some(field)
    return field
  }
  private var field: Field?
  /// The value that was read last since ``endReading()``; nil if none was.
  private var lastRead: Field??

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

  func setFocus(on field: Field?) { self.field = field }

  /// Ends what a frame reads before it knows which control has the focus.
  ///
  /// - Returns: Whether that is still so.
  func endReading() -> Bool {
    defer { lastRead = nil }
    return lastRead.map { $0 == field } ?? true
  }
}
