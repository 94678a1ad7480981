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
    case .noSuchKey(let key): "there is no entry with the key \"\(key)\""
    case .keyExists(let key): "there is already an entry with the key \"\(key)\""
    case .brokenFile(let position):
      "because of errors in the file at \(position), this edit would change other entries"
    }
  }
}
