import Foundation

/// The state as it stands in its file: JSON with the version of its format.
struct StateFile: Codable, Equatable {
  /// The version that this program writes, and the newest that it reads.
  static let version = 1

  var version = Self.version
  var language: String?
  var readArticles: [String] = []

  init(_ state: ReaderState) {
    language = state.language
    readArticles = state.readingOrder
  }

  var state: ReaderState { ReaderState(language: language, readArticles: readArticles) }

  /// The bytes of the file, made for people to read and compare.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// What a file turned out to hold.
  enum Content: Equatable {
    case state(ReaderState)
    case newer(version: Int)
    case damaged
  }

  /// Reads the bytes of a file; the version is looked at first, whatever else is in it.
  static func content(of data: Data) -> Content {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data), header.version > 0 else {
      return .damaged
    }
    guard header.version <= version else { return .newer(version: header.version) }
    guard let file = try? decoder.decode(StateFile.self, from: data) else { return .damaged }
    return .state(file.state)
  }

  private struct Header: Decodable {
    let version: Int
  }
}
