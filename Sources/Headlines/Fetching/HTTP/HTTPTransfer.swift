import CCurl
import Foundation

/// A request, and what has arrived of its response.
///
/// Only the thread of ``HTTPLoop`` uses it.
final class HTTPTransfer {
  typealias Handle = UnsafeMutableRawPointer

  let id: Int
  let easy: Handle
  /// When the transfer times out unless something arrives.
  private(set) var silenceEnd: SuspendingClock.Instant

  private let request: HTTPClientRequest
  private let completion: HTTPLoop.Completion
  /// libcurl writes its message here.
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  private var requestHeader: UnsafeMutablePointer<curl_slist>?
  private var header: [UInt8] = []
  /// The next line may start another header: there may be responses before the last one, such as 103 Early Hints.
  private var isHeaderComplete = true
  private var body: [UInt8] = []
  /// The bytes read of the body of an error response.
  private var skippedBytes = 0
  /// How this transfer stopped itself, of which libcurl knows only that it did not take all bytes.
  private var stop: Stop?

  private enum Stop {
    case tooLarge
    case headerTooLarge
    /// Nothing more is needed.
    case done
  }

  /// More than any server needs; libcurl limits only the length of a line.
  private static let headerLimit = 64 << 10
  /// A short error page is read to its end, so that its connection can be reused.
  private static let skippedLimit = 64 << 10

  /// - Throws: ``HTTPClientError`` when libcurl refuses the request, or without memory.
  init(
    _ id: Int, _ request: HTTPClientRequest, completion: @escaping HTTPLoop.Completion
  ) throws(HTTPClientError) {
    guard let easy = curl_easy_init() else { throw .outOfMemory }
    (self.id, self.easy, self.request, self.completion) = (id, easy, request, completion)
    silenceEnd = .now + request.silence
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try setOptions()
  }

  deinit {
    curl_easy_cleanup(easy)
    curl_slist_free_all(requestHeader)
    message.deallocate()
  }

  /// Reports the response, or the error of libcurl's code.
  func finish(_ code: CURLcode) {
    switch stop {
    case .tooLarge: end(.tooLarge, "the body is too large")
    case .headerTooLarge: end(.invalidResponse, "the header is too large")
    case .done: completion(.success(response))
    case nil where code == CURLE_OK: completion(.success(response))
    case nil: completion(.failure(error(code)))
    }
  }

  /// Reports an error that does not come from libcurl.
  func end(_ kind: HTTPClientError.Kind, _ message: String) {
    completion(.failure(HTTPClientError(kind: kind, cause: .message(message))))
  }

  private static let hasTLS =
    curl_version_info(CURLVERSION_FIRST).pointee.features & CURL_VERSION_SSL != 0

  private func setOptions() throws(HTTPClientError) {
    guard Self.hasTLS || request.url.scheme?.lowercased() != "https" else { throw .noTLS }
    for line in request.headerLines {
      guard let extended = curl_slist_append(requestHeader, line) else { throw .outOfMemory }
      requestHeader = extended
    }
    try set(CURLOPT_NOSIGNAL, 1)
    // Without it, cancelling blocks all transfers until the server's name is resolved. Older headers do not have its name, and
    // libcurl before 7.87 does not know it.
    _ = ccurl_set_long(easy, CURLoption(322), 1)
    try set(CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
    try set(CURLOPT_TIMEOUT_MS, request.total.wholeMilliseconds)
    // Replaces libcurl's own timeout for connecting; the two of the request are enough.
    try set(CURLOPT_CONNECTTIMEOUT_MS, request.total.wholeMilliseconds)
    // Empty: accept and decompress every encoding that this libcurl knows.
    try set(CURLOPT_ACCEPT_ENCODING, "")
    try set(CURLOPT_USERAGENT, HTTPClientRequest.userAgent)
    if request.isDirect { try set(CURLOPT_PROXY, "") }
    try setCredential()
    // Safe because libcurl uses these pointers only during the transfer, and this object frees its handle first.
    let transfer = Unmanaged.passUnretained(self).toOpaque()
    try check(ccurl_set_pointer(easy, CURLOPT_HTTPHEADER, requestHeader))
    try check(ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, message))
    try check(ccurl_set_pointer(easy, CURLOPT_HEADERDATA, transfer))
    try check(ccurl_set_pointer(easy, CURLOPT_WRITEDATA, transfer))
    try check(
      ccurl_set_callback(easy, CURLOPT_HEADERFUNCTION) { data, size, count, context in
        HTTPTransfer.receive(data, size * count, context) { $0.receiveHeader($1) }
      })
    try check(
      ccurl_set_callback(easy, CURLOPT_WRITEFUNCTION) { data, size, count, context in
        HTTPTransfer.receive(data, size * count, context) { $0.receiveBody($1) }
      })
    try set(CURLOPT_URL, request.address)
  }

  private func setCredential() throws(HTTPClientError) {
    guard let credential = request.credential else { return }
    switch credential.scheme {
    case .basic, .digest:
      let isBasic = credential.scheme == .basic
      try set(CURLOPT_HTTPAUTH, isBasic ? ccurl_auth_basic : ccurl_auth_digest)
      try set(CURLOPT_USERNAME, credential.name)
      try set(CURLOPT_PASSWORD, credential.secret)
    case .bearer:
      try set(CURLOPT_HTTPAUTH, ccurl_auth_bearer)
      try set(CURLOPT_XOAUTH2_BEARER, credential.secret)
    }
  }

  private func set(_ option: CURLoption, _ value: Int) throws(HTTPClientError) {
    try check(ccurl_set_long(easy, option, value))
  }

  private func set(_ option: CURLoption, _ value: String) throws(HTTPClientError) {
    try check(ccurl_set_string(easy, option, value))
  }

  private func check(_ code: CURLcode) throws(HTTPClientError) {
    if code != CURLE_OK { throw error(code) }
  }

  private func error(_ code: CURLcode) -> HTTPClientError {
    HTTPClientError(
      code, message: String(cString: message),
      systemError: Int32(truncatingIfNeeded: ccurl_long(easy, CURLINFO_OS_ERRNO)))
  }

  /// Passes bytes on; returns another count than theirs to make libcurl end the transfer at once.
  private static func receive(
    _ data: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    by take: (HTTPTransfer, UnsafeRawBufferPointer) -> Stop?
  ) -> Int {
    guard let context else { return 0 }
    // Safe because libcurl calls back with the context that it was given, and with `count` bytes.
    let transfer = Unmanaged<HTTPTransfer>.fromOpaque(context).takeUnretainedValue()
    transfer.silenceEnd = .now + transfer.request.silence
    transfer.stop = take(transfer, UnsafeRawBufferPointer(start: data, count: count))
    return transfer.stop == nil ? count : count + 1
  }

  private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Stop? {
    if isHeaderComplete, line.starts(with: "HTTP/".utf8) { header = [] }
    isHeaderComplete = line.allSatisfy { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    header += line
    return header.count <= Self.headerLimit ? nil : .headerTooLarge
  }

  private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Stop? {
    guard status / 100 == 2 else {
      skippedBytes += bytes.count
      return skippedBytes <= Self.skippedLimit ? nil : .done
    }
    guard bytes.count <= request.bodyLimit - body.count else { return .tooLarge }
    body += bytes
    return nil
  }

  private var status: Int { ccurl_long(easy, CURLINFO_RESPONSE_CODE) }

  private var response: HTTPClientResponse {
    let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
    return HTTPClientResponse(
      status: status, headerLines: lines.map(String.init), body: body, redirect: redirect)
  }

  /// The absolute address of a redirect.
  private var redirect: String? {
    guard let text = ccurl_string(easy, CURLINFO_REDIRECT_URL) else { return nil }
    let address = String(cString: text)
    // libcurl puts the name and the password of the request into it.
    return request.credential == nil ? address : FeedLink.withoutPassword(in: address)
  }
}

extension Duration {
  /// At least one, because libcurl takes zero as no limit.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let clamped = Int(min(max(seconds, 0), 1 << 32))
    return max(clamped * 1000 + Int(max(attoseconds, 0) / 1_000_000_000_000_000), 1)
  }
}
