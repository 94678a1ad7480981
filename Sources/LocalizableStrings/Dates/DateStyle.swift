/// The length of a formatted date or time; the language decides the words and their order.
public enum DateStyle: Sendable, Hashable, CaseIterable {
  /// `Friday, August 21, 2026`, `12:00:00 PM Coordinated Universal Time`
  case full
  /// `August 21, 2026`, `12:00:00 PM UTC`
  case long
  /// `Aug 21, 2026`, `12:00:00 PM`
  case medium
  /// `8/21/26`, `12:00 PM`
  case short
}
