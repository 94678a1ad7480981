import ConsoleTesting
import FlyingFox
import Foundation
import Sternik
import Synchronization
import Testing

@testable import Headlines

/// A server that asks for a sign-in.
@MainActor
enum LockedServer {
  /// The credential of the user that it knows.
  nonisolated static let password = "Basic " + Data("anna:secret".utf8).base64EncodedString()

  /// Runs a server with feeds below `/own/` for one credential, and others for all.
  ///
  /// Without a `challenge` it answers others as if there were nothing. `redirect` returns the addresses to which it redirects those below `/own/`.
  static func run(
    for line: String = password, challenge: String? = #"Basic realm="News""#,
    language: String = "en", log: RequestLog = RequestLog(),
    _ body: (LoopbackServer) async throws -> Void,
    redirect: (@Sendable (_ path: String) -> String)? = nil
  ) async throws {
    try await Localizer.withCurrent(TestApp.localizer(language)) {
      try await LoopbackServer.run { request in
        log.add("first", request)
        let isKnown = request.headers[HTTPHeader("Authorization")] == line
        guard request.path.hasPrefix("/own") else { return .feed(titled: "Feed \(request.path)") }
        guard isKnown else {
          return challenge.map { .status(401, [HTTPHeader("WWW-Authenticate"): $0]) }
            ?? .status(404)
        }
        return redirect.map { .redirect(302, to: $0(request.path)) }
          ?? .feed(titled: "Feed \(request.path)")
      } _: {
        try await body($0)
      }
    }
  }
}

/// The credential in each request, per server; `-` for none.
final class RequestLog: Sendable {
  private let lines = Mutex<[(server: String, line: String)]>([])

  func add(_ server: String, _ request: HTTPRequest) {
    let line = request.headers[HTTPHeader("Authorization")] ?? "-"
    lines.withLock { $0.append((server, line)) }
  }

  func all(_ server: String) -> [String] {
    lines.withLock { lines in lines.filter { $0.server == server }.map(\.line) }
  }
}

extension HeadlessConsole {
  func typeCredential() {
    type("anna")
    press("enter")
    type("secret")
    press("enter")
  }

  func waitForSignIn() async {
    await wait { screen.contains("User name and password for") }
  }
}
