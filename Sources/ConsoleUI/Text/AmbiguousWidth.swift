/// How many columns a terminal uses for characters of ambiguous width.
///
/// UAX #11 calls characters ambiguous if East Asian fonts draw them in two columns and others in one: Greek
/// and Cyrillic letters, arrows, frames, `…`. Almost every terminal draws them narrow unless its user changes
/// that, and none reports it. So the default is ``narrow``; the program or its user can change it through
/// ``Capabilities/ambiguousWidth``.
public enum AmbiguousWidth: String, Sendable, Hashable, CaseIterable {
  /// One column.
  case narrow
  /// Two columns.
  case wide

  /// The width that text is measured with in the current task.
  ///
  /// A ``Console`` binds it to its terminal's width while it handles an event and draws, so that all
  /// measurements for one frame agree, and two consoles can differ. Elsewhere bind it yourself:
  ///
  /// ```swift
  /// AmbiguousWidth.$current.withValue(.wide) { "Москва".columns }  // 12
  /// ```
  @TaskLocal public static var current = AmbiguousWidth.narrow
}
