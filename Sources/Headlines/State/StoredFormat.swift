import Foundation

/// The form of a stored file: JSON with the version of its format beside what it holds.
struct StoredFormat<Content: StoredContent>: Codable {
  private let content: Content

  private enum CodingKeys: CodingKey {
    case version
  }

  /// The bytes of the file, made for people to read and compare.
  static func encoded(_ content: Content) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(StoredFormat(content: content)) + Data("\n".utf8)
  }

  /// What a file turned out to hold.
  enum Reading: Equatable {
    case content(Content)
    case newer(version: Int)
    case damaged
  }

  /// Reads the bytes of a file; the version is looked at first, whatever else is in it.
  static func content(of data: Data) -> Reading {
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

/// What every stored file begins with, whatever its version.
struct StoredHeader: Decodable {
  let version: Int
}
