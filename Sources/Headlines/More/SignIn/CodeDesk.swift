import Foundation
import Sternik

/// Gives out the codes with which readers sign in, and the keys for when no code can be had.
@MainActor
struct CodeDesk {
  var now: () -> Timestamp = { Timestamp(secondsSince1970: Date().timeIntervalSince1970) }
  var generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  /// Brings a code to its reader; tells them where to look, or throws why that was not possible.
  var deliver: (OneTimeCode, _ name: String) throws -> String = { _, _ in
    throw CocoaError(.fileNoSuchFile)
  }
  /// Takes a delivered code back, once it is of no use any more.
  var takeBack: () -> Void = {}

  private static let letters = Array("ABCDEFGHJKMNPQRSTVWXYZ23456789")

  mutating func makeCode() -> OneTimeCode {
    OneTimeCode(now: now(), using: &generator)
  }

  /// Five groups of four letters and digits, none of which look alike.
  mutating func makeRecoveryKey() -> String {
    (0..<5).map { _ in
      String((0..<4).map { _ in Self.letters.randomElement(using: &generator) ?? "A" })
    }
    .joined(separator: "-")
  }
}

extension CodeDesk {
  /// A desk that lays the code into a file which only its reader may open.
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
    takeBack = { unlink(file) }
  }
}
