/// A value that can replace a placeholder of a text.
///
/// ```swift
/// "articles.count".localize(5)
/// extension Article: LocalizableArgument {
///   var localizableValue: LocalizableValue { .text(title) }
/// }
/// ```
/// `Optional` and `Bool` do not conform: the texts for an absent value, true and false need
/// translations, so pass the text of another key.
public protocol LocalizableArgument: Sendable {
  /// The value that a placeholder formats.
  var localizableValue: LocalizableValue { get }
}

extension LocalizableArgument where Self: BinaryInteger {
  @inlinable
  public var localizableValue: LocalizableValue {
    if let value = Int64(exactly: self) { return .signed(value) }
    if let value = UInt64(exactly: self) { return .unsigned(value) }
    return .decimal(description)
  }
}

extension Int: LocalizableArgument {
  @inlinable public var localizableValue: LocalizableValue { .signed(Int64(self)) }
}
extension Int8: LocalizableArgument {}
extension Int16: LocalizableArgument {}
extension Int32: LocalizableArgument {}
extension Int64: LocalizableArgument {}
extension UInt: LocalizableArgument {}
extension UInt8: LocalizableArgument {}
extension UInt16: LocalizableArgument {}
extension UInt32: LocalizableArgument {}
extension UInt64: LocalizableArgument {}
extension Int128: LocalizableArgument {}
extension UInt128: LocalizableArgument {}

extension Double: LocalizableArgument {
  public var localizableValue: LocalizableValue { .real(self) }
}
extension Float: LocalizableArgument {
  public var localizableValue: LocalizableValue { .real(Double(self)) }
}

#if !(os(macOS) && arch(x86_64))
extension Float16: LocalizableArgument {
  public var localizableValue: LocalizableValue { .real(Double(self)) }
}
#endif
#if os(Linux) && arch(x86_64)
extension Float80: LocalizableArgument {
  /// The nearest `Double`.
  public var localizableValue: LocalizableValue { .real(Double(self)) }
}
#endif

extension String: LocalizableArgument {
  public var localizableValue: LocalizableValue { .text(self) }
}
extension Substring: LocalizableArgument {
  public var localizableValue: LocalizableValue { .text(String(self)) }
}
extension Character: LocalizableArgument {
  public var localizableValue: LocalizableValue { .text(String(self)) }
}

/// The value of an argument, which a placeholder formats.
public enum LocalizableValue: Sendable, Hashable {
  /// A whole number.
  case signed(Int64)
  /// A whole number above `Int64.max`.
  case unsigned(UInt64)
  /// A floating-point number.
  case real(Double)
  /// An exact decimal number in ASCII, such as `-1234.50`, all of whose digits are shown.
  ///
  /// Use it for amounts of money, and for numbers that no other case can represent. Anything that is
  /// not such a number is shown as text.
  case decimal(String)
  /// A text.
  case text(String)
}

extension LocalizableValue: LocalizableArgument {
  public var localizableValue: LocalizableValue { self }
}

extension LocalizableValue {
  /// The value in Swift's format.
  var text: String {
    switch self {
    case .signed(let number): number.description
    case .unsigned(let number): number.description
    case .real(let number): number.description
    case .decimal(let text), .text(let text): text
    }
  }
}
