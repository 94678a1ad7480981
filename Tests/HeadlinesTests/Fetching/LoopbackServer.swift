import FlyingFox
import FlyingSocks
import Foundation

/// A web server on the loopback interface for one test.
struct LoopbackServer: Sendable {
  /// The address, without a trailing slash.
  let address: String

  // Longer than any other test can occupy the threads.
  private static let timeout = 3600.0

  /// Starts a server that responds with `respond`, calls `body`, and stops the server.
  static func run(
    _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
    isolation: isolated (any Actor)? = #isolation, _ body: (LoopbackServer) async throws -> Void
  ) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), timeout: Self.timeout, logger: .disabled,
      handler: ClosureHTTPHandler(respond))
    let running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: Self.timeout)
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    do {
      try await body(LoopbackServer(address: "http://127.0.0.1:\(port)"))
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
    _ = await running.result
  }
}

extension HTTPResponse {
  /// A feed with this title and one article.
  static func feed(titled title: String, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    text(SampleFeed.titled(title), headers)
  }

  static func text(_ text: String, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers, body: Data(text.utf8))
  }

  static func redirect(_ status: Int, to location: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: "Elsewhere"),
      headers: [HTTPHeader("Location"): location], body: Data("elsewhere".utf8))
  }

  static func status(_ status: Int, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: "Status"), headers: headers,
      body: Data("<html>No</html>".utf8))
  }
}
