/// What a translation can take as an argument: whole numbers, floating-point numbers and texts.
public protocol LocalizableArgument {
  var argument: Argument { get }
}

/// The value of an argument.
public enum Argument: Sendable, Hashable {
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case text(String)
}

extension LocalizableArgument where Self: FixedWidthInteger {
  public var argument: Argument {
    if let value = Int64(exactly: self) { return .integer(value) }
    return .unsigned(UInt64(clamping: self))
  }
}

extension Int: LocalizableArgument {}
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
  public var argument: Argument { .number(self) }
}

extension Float: LocalizableArgument {
  public var argument: Argument { .number(Double(self)) }
}

extension String: LocalizableArgument {
  public var argument: Argument { .text(self) }
}

extension Substring: LocalizableArgument {
  public var argument: Argument { .text(String(self)) }
}
