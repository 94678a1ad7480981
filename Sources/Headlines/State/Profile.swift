/// A user profile with its own saved articles.
///
/// Profiles separate the articles of people who share a computer account. They do not protect against
/// a person who can read the files of that account.
struct Profile: Sendable, Hashable, Identifiable {
  let name: String
  /// Signs the user in when no code can be delivered.
  let recoveryKey: String

  var id: String { name }
}
