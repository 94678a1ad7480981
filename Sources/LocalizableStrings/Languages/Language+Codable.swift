/// Coded as its tag; what is no tag is an error.
extension Language: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag = try container.decode(String.self)
    guard let language = tag == Language.base.tag ? .base : Language(tag) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(tag)' is no tag of a language")
    }
    self = language
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
