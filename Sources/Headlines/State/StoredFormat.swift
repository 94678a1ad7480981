import Foundation

/// The format of a state file: the JSON of its content, with the format version as one more key.
struct StoredFormat<Content: StoredContent>: Codable {
  private let content: Content

  private enum CodingKeys: CodingKey {
    case version
  }

  /// The JSON of a file, with sorted keys and line breaks, so that people can read and compare it.
  static func encoded(_ content: Content) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(StoredFormat(content: content)) + Data("\n".utf8)
  }

  /// The result of decoding a file.
  enum Decoded: Equatable {
    case content(Content)
    case newer(version: Int)
    case damaged
  }

  /// Decodes a file; the version is checked before anything else.
  static func decoded(_ data: Data) -> Decoded {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(StoredHeader.self, from: data), header.version > 0 else {
      return .damaged
    }
    guard header.version <= Content.version else { return .newer(version: header.version) }
    guard let file = try? decoder.decode(StoredFormat.self, from: data) else { return .damaged }
    return .content(file.content)
  }

  private init(content: Content) { self.content = content }

  init(from decoder: any Decoder) throws { content = try Content(from: decoder) }

  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Content.version, forKey: .version)
  }
}

/// The part of a state file that every format version has.
private struct StoredHeader: Decodable {
  let version: Int
}
