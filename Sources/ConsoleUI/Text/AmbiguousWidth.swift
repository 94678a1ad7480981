/// How many columns a terminal gives to characters of ambiguous width.
///
/// UAX #11 calls characters ambiguous that East Asian fonts draw in two columns and others in one: Greek and
/// Cyrillic letters, arrows, frames, `…`. Almost every terminal draws them narrow unless its reader chose
/// otherwise, and none tells; so it is ``narrow`` until a program or its reader says more, through
/// ``Capabilities/ambiguousWidth``.
public enum AmbiguousWidth: String, Sendable, Hashable, CaseIterable {
  case narrow
  case wide

  /// What text is measured by here.
  ///
  /// A ``Console`` binds it to what its terminal does while it handles an event and draws, so that all that
  /// is measured for one picture agrees and two consoles need not. Elsewhere bind it yourself:
  ///
  /// ```swift
  /// AmbiguousWidth.$current.withValue(.wide) { "Москва".columns }  // 12
  /// ```
  @TaskLocal public static var current = AmbiguousWidth.narrow
}
