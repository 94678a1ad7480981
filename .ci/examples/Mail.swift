import Sternik

struct Server: Sendable {
  func mails() async throws -> [String] { [] }
}

final class InboxScreen: Screen {
  var mails: [String] = []
  var body: some View { Text("") }
}

final class ProblemScreen: Screen {
  init(_ text: String) {}
  var body: some View { Text("") }
}
