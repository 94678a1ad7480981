import CLibrary
import Foundation

/// A server on the loopback interface that sends any bytes, valid HTTP or not.
final class RawServer: Sendable {
  /// The address, with a trailing slash.
  let address: String
  private let listener: Int32

  /// Starts a server.
  ///
  /// It calls `respond` for each connection, on a thread of its own, when the request has arrived, and
  /// then closes the connection.
  init(_ respond: @escaping @Sendable (Connection) -> Void) throws {
    let listener = socket(AF_INET, Self.stream, 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    // Safe because the address family and the size are those of sockaddr_in.
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRINUSE) }
    self.address = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
    Thread.detachNewThread {
      while case let socket = accept(listener, nil, nil), socket >= 0 {
        Thread.detachNewThread {
          let connection = Connection(socket: socket)
          connection.request = connection.readRequest()
          respond(connection)
          shutdown(socket, Int32(SHUT_RDWR))
          close(socket)
        }
      }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  private static var stream: Int32 {
    #if canImport(Darwin)
    SOCK_STREAM
    #else
    Int32(SOCK_STREAM.rawValue)
    #endif
  }

  /// Starts a server that sends `text` and closes the connection.
  convenience init(sending text: String) throws {
    try self.init { _ = $0.send(Array(text.utf8)) }
  }

  /// One connection to the server.
  final class Connection {
    fileprivate(set) var request = ""
    private let socket: Int32

    init(socket: Int32) { self.socket = socket }

    /// Sends bytes; returns false when the client has closed the connection.
    func send(_ bytes: [UInt8]) -> Bool {
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes { rest in
          Foundation.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }

    /// Sends nothing until the client closes the connection.
    func waitForEnd() { while !receive().isEmpty {} }

    fileprivate func readRequest() -> String {
      var bytes: [UInt8] = []
      // A TLS client sends a handshake, which starts with 22, and waits.
      while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]), bytes.first != 22 {
        let more = receive()
        if more.isEmpty { break }
        bytes += more
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private func receive() -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(socket, &bytes, bytes.count, 0)
      return count > 0 ? Array(bytes[..<count]) : []
    }
  }
}
