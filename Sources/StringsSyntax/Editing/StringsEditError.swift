/// The reason why a `.strings` file was not edited; the document is unchanged.
public enum StringsEditError: Error, Sendable, Hashable {
  /// No entry has this key.
  case noSuchKey(String)
  /// An entry has this key already; change its value instead.
  case keyExists(String)
  /// The file has errors at this position, and the edit would change other entries.
  case brokenFile(SourcePosition)
}

extension StringsEditError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchKey(let key): "there is no key \"\(key)\""
    case .keyExists(let key): "there is a key \"\(key)\" already"
    case .brokenFile(let position):
      "the file is too broken at \(position) to be edited without changing more than that"
    }
  }
}
