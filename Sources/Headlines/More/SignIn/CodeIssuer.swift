import Foundation
import Sternik

/// Issues and delivers the codes for signing in, and makes recovery keys.
@MainActor
struct CodeIssuer {
  var now: () -> Timestamp = { Timestamp(secondsSince1970: Date().timeIntervalSince1970) }
  var generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  /// Delivers a code to a user and returns where to find it, such as a file path.
  ///
  /// - Throws: The reason why the code could not be delivered.
  var deliver: (OneTimeCode, _ name: String) throws -> String = { _, _ in
    throw CocoaError(.fileNoSuchFile)
  }
  /// Withdraws the delivered code when the sign-in ends.
  var withdraw: () -> Void = {}

  /// Without letters and digits that look alike, such as `O` and `0`.
  private static let letters = Array("ABCDEFGHJKMNPQRSTVWXYZ23456789")

  mutating func makeCode() -> OneTimeCode {
    OneTimeCode(now: now(), using: &generator)
  }

  /// Five groups of four letters and digits, separated by hyphens.
  mutating func makeRecoveryKey() -> String {
    (0..<5).map { _ in
      String((0..<4).map { _ in Self.letters.randomElement(using: &generator) ?? "A" })
    }
    .joined(separator: "-")
  }
}

extension CodeIssuer {
  /// An issuer that writes the code to `code.txt`, which only the owner of the folder can read.
  init(folder: StateFolder) {
    let file = folder.path + "/code.txt"
    self.init()
    deliver = { code, name in
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      unlink(file)
      let text = Texts.signIn.letter(name, code.digits) + "\n"
      guard
        FileManager.default.createFile(
          atPath: file, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
      else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      return file
    }
    withdraw = { unlink(file) }
  }
}
