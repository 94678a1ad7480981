/// Somebody who reads here, with a shelf of saved articles of their own.
///
/// It parts the articles of people who share a computer account; it keeps nothing secret from somebody
/// who may read the files of that account.
struct Profile: Sendable, Hashable, Codable, Identifiable {
  let name: String
  /// What lets its owner in when no code can be had.
  let recoveryKey: String

  var id: String { name }
}
