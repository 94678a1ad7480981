/// Why a `.strings` file was not edited; it is as it was before.
public enum StringsEditError: Error, Sendable, Hashable {
  /// No entry has this key.
  case noSuchKey(String)
  /// There is an entry with this key: give it another value instead.
  case keyExists(String)
  /// The file is so broken where the edit would be made that other entries would not stay the same.
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
