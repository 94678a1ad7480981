/// A value that can stand in for a placeholder of a text.
///
/// ```swift
/// "articles.count".localize(5)
/// extension Article: LocalizableArgument {
///   var localizableValue: LocalizableValue { .text(title) }
/// }
/// ```
public protocol LocalizableArgument: Sendable {
  var localizableValue: LocalizableValue { get }
}

extension LocalizableArgument where Self: BinaryInteger {
  @inlinable
  public var localizableValue: LocalizableValue {
    if let value = Int64(exactly: self) { return .signed(value) }
    if let value = UInt64(exactly: self) { return .unsigned(value) }
    return .text(description)
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

extension Double: LocalizableArgument {
  public var localizableValue: LocalizableValue { .real(self) }
}
extension Float: LocalizableArgument {
  public var localizableValue: LocalizableValue { .real(Double(self)) }
}

extension String: LocalizableArgument {
  public var localizableValue: LocalizableValue { .text(self) }
}
extension Substring: LocalizableArgument {
  public var localizableValue: LocalizableValue { .text(String(self)) }
}
extension Character: LocalizableArgument {
  public var localizableValue: LocalizableValue { .text(String(self)) }
}
