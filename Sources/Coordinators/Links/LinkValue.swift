/// A value in a link, such as the number in `orders/7`, or the words in `search?text=harbour`.
///
/// `Int`, `Double`, `Bool` and `String` are such values; so is an enumeration with string raw values, without
/// further code. An optional value may be missing in the query of a link, and an array has as many as the link repeats:
///
/// ```swift
/// enum Shelf: String, LinkValue { case new, lent }
/// ```
public protocol LinkValue {
  /// Parses the texts of the value: one for a part of the path, and for the query as many as the link repeats.
  ///
  /// Returns `nil` if they are no value of this type; the link may belong to another route then.
  init?(linkTexts: [String])

  /// The texts, from which an equal value can be parsed.
  var linkTexts: [String] { get }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Parses the description of a value in its canonical form: `7`, but neither `07` nor `+7`.
  public init?(linkTexts: [String]) {
    guard linkTexts.count == 1, let value = Self(linkTexts[0]), value.description == linkTexts[0]
    else { return nil }
    self = value
  }

  public var linkTexts: [String] { [description] }
}

extension LinkValue where Self: RawRepresentable, RawValue == String {
  public init?(linkTexts: [String]) {
    guard linkTexts.count == 1 else { return nil }
    self.init(rawValue: linkTexts[0])
  }

  public var linkTexts: [String] { [rawValue] }
}

extension Int: LinkValue {}
extension Bool: LinkValue {}
extension String: LinkValue {}

extension Double: LinkValue {
  /// Parses a finite number in its canonical form, such as `7.0`.
  public init?(linkTexts: [String]) {
    guard linkTexts.count == 1, let number = Double(linkTexts[0]), number.isFinite,
      number.description == linkTexts[0]
    else { return nil }
    self = number
  }
}

extension Optional: LinkValue where Wrapped: LinkValue {
  /// Parses a value that may be missing.
  public init?(linkTexts: [String]) {
    guard !linkTexts.isEmpty else {
      self = .none
      return
    }
    guard let value = Wrapped(linkTexts: linkTexts) else { return nil }
    self = value
  }

  public var linkTexts: [String] { self?.linkTexts ?? [] }
}

extension Array: LinkValue where Element: LinkValue {
  /// Parses one element from each text.
  public init?(linkTexts: [String]) {
    let elements = linkTexts.compactMap { Element(linkTexts: [$0]) }
    guard elements.count == linkTexts.count else { return nil }
    self = elements
  }

  public var linkTexts: [String] { flatMap(\.linkTexts) }
}
