import StringsFormats

/// A part of Swift source that says how keys are used.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// An identifier, keyword or number, without backticks.
    case name(String)
    /// The text of a string literal between its interpolations: one part if it has none.
    case literal([String])
    /// A byte of punctuation.
    case sign(UInt8)
  }

  let kind: Kind
  /// The offset of its first byte.
  let offset: Int

  var name: String? { if case .name(let name) = kind { name } else { nil } }
  var literal: [String]? { if case .literal(let parts) = kind { parts } else { nil } }

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}
