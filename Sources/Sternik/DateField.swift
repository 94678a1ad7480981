public import ConsoleUI
internal import ConsoleWidgets
public import LocalizableStrings

/// A line in which the user types a date in the form of their language.
///
/// ```
/// Day
/// > 31.12.2026
/// ```
///
/// The text stays as the user types it, until the program passes another date or the language changes. While it is
/// empty, the field shows an example. What the user has typed is read by `date(from:)` of the current localizer, in its
/// time zone.
///
/// ```swift
/// final class DueScreen: Screen {
///   var day = DateField.Value.empty
///
///   var body: some View {
///     DateField("Day", date: day) { self.day = $0 }
///       .validationError(day == .unreadable ? "A date such as \(DateField.example)" : nil)
///   }
/// }
/// ```
public struct DateField: View {
  /// What the user has typed.
  public enum Value: Sendable, Hashable {
    /// Nothing.
    case empty
    /// A date; if the user has typed it, the start of the day.
    case date(Timestamp)
    /// Something that is no date.
    case unreadable

    /// The date, if there is one.
    public var timestamp: Timestamp? {
      if case .date(let time) = self { time } else { nil }
    }
  }

  private let label: String
  private let date: Value
  private let didChange: (Value) -> Void
  private let didSubmit: ((Value) -> Void)?

  /// Creates a field.
  ///
  /// `didChange` is called after each edit, `didSubmit` by Enter, as in a ``/ConsoleWidgets/TextField``.
  public init(
    _ label: String, date: Value = .empty, didChange: @escaping (Value) -> Void = { _ in },
    didSubmit: ((Value) -> Void)? = nil
  ) {
    self.label = label
    self.date = date
    self.didChange = didChange
    self.didSubmit = didSubmit
  }

  /// A date as the user may type it, such as `12/31/2026`, for a hint or an error.
  public static var example: String {
    let lastOf2026 = Timestamp(secondsSince1970: 1_798_675_200)
    return DateFieldState.text(lastOf2026, Localizer.current.showing(timeZone: .utc))
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state(orMake: DateFieldState.init)
    TextField(
      label, text: state.text(of: date), didChange: { didChange(state.type($0)) },
      didSubmit: didSubmit.map { didSubmit in { didSubmit(state.type($0)) } }
    )
    .placeholder(Self.example)
    .addElements(to: &tree)
  }
}

/// What the user has typed in a date field.
@MainActor private final class DateFieldState: ViewState {
  private var typed: (text: String, value: DateField.Value, language: Language)?

  init() {}

  /// The text that was typed, if it still stands for the value.
  func text(of value: DateField.Value) -> String {
    let localizer = Localizer.current
    if let typed, typed.value == value,
      value.timestamp == nil || typed.language == localizer.formattingLanguage
    {
      return typed.text
    }
    return value.timestamp.map { Self.text($0, localizer) } ?? ""
  }

  func type(_ text: String) -> DateField.Value {
    let localizer = Localizer.current
    let isEmpty = text.allSatisfy(\.isWhitespace)
    let value =
      localizer.date(from: text).map { DateField.Value.date($0) }
      ?? (isEmpty ? .empty : .unreadable)
    typed = (text, value, localizer.formattingLanguage)
    return value
  }

  /// With all digits of the year, unless CLDR has another order for that than for the short style, in which the
  /// text would be read.
  static func text(_ date: Timestamp, _ localizer: Localizer) -> String {
    let text = localizer.date(date, skeleton: "yMd")
    let read = localizer.date(from: text).map { localizer.date($0, skeleton: "yMd") }
    return read == text ? text : localizer.date(date, style: .short)
  }
}
