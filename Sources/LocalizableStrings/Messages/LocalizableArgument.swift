/// A value that can stand in for a placeholder of a text.
///
/// ```swift
/// "articles.count".localize(5)
/// extension Article: LocalizableArgument {
///   var localizableValue: LocalizableValue { .text(title) }
/// }
/// ```
/// Optionals and truth values are none: what shows for a value that is absent, true or false has to be
/// translated, so the caller gives the text of another key.
public protocol LocalizableArgument: Sendable {
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
  /// As the nearest `Double`.
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
