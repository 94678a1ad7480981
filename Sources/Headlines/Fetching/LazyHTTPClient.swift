import Synchronization

/// A client that the first request makes: loading libcurl and its libraries takes longer than drawing the first screen.
final class LazyHTTPClient: Sendable {
  private let client = Mutex<Result<HTTPClient, HTTPClientError>?>(nil)

  /// - Throws: ``HTTPClientError`` when the system has no libcurl.
  func get() throws(HTTPClientError) -> HTTPClient {
    let result = client.withLock { client in
      let result = client ?? Result { () throws(HTTPClientError) in try HTTPClient() }
      client = result
      return result
    }
    return try result.get()
  }
}
