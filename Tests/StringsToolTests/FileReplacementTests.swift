import Foundation
import StringsSyntax
import Testing

@testable import StringsTool

@Suite struct `Replacing a file` {
  @Test func `keeps links and permissions`() throws {
    try withFolder(["real/a": "old"]) { root in
      // Given a link to a file that others may not read
      #expect(chmod("\(root)/real/a", 0o640) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/link", withDestinationPath: "real/a")

      // When the link is written
      try FileReplacement.write(Array("new".utf8), to: "\(root)/link", named: "link")

      // Then it still leads to the file, which has the new content alone
      #expect(try text("\(root)/real/a") == "new")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/link") == "real/a")
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/real/a")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/real") == ["a"])
    }
  }

  @Test func `removes what killed runs have left, and no other file`() throws {
    let files = [
      "a": "old", ".a.sternik-1x": "half", ".a.sternik-2y": "open", ".a.swp": "",
      ".b.sternik-1": "",
    ]
    try withFolder(files) { root in
      // Given a leftover, and the file of another run that still writes
      let open = open("\(root)/.a.sternik-2y", O_RDONLY)
      #expect(flock(open, LOCK_EX) == 0)
      defer { close(open) }

      try FileReplacement.write(Array("new".utf8), to: "\(root)/a", named: "a")

      let names = try FileManager.default.contentsOfDirectory(atPath: root).sorted()
      #expect(names == [".a.sternik-2y", ".a.swp", ".b.sternik-1", "a"])
      #expect(try text("\(root)/a") == "new")
    }
  }

  @Test func `leaves nothing beside a file that cannot be replaced`() throws {
    try withFolder(["a/b": "old"]) { root in
      #expect(
        failure(in: "\(root)/a")
          == "a: error: cannot be written: Is a directory [unreadable-file]")
      let names = try FileManager.default.contentsOfDirectory(atPath: root)
      #expect(names == ["a"])
      #expect(try text("\(root)/a/b") == "old")
    }
  }

  @Test func `refuses a read-only file`() throws {
    try withFolder(["a": "old"]) { root in
      #expect(chmod("\(root)/a", 0o444) == 0)

      #expect(
        failure(in: "\(root)/a")
          == "a: error: cannot be written: it is read-only [unreadable-file]")
      let content = try text("\(root)/a")
      #expect(content == "old")
    }
  }

  @Test func `says why there is no new file`() throws {
    try withFolder([:]) { root in
      #expect(
        failure(in: "\(root)/missing/a")
          == "a: error: cannot be written: No such file or directory [unreadable-file]")
    }
  }

  @Test func `writes to a pipe, which stays one`() throws {
    try withFolder([:]) { root in
      let path = "\(root)/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let reader = FileHandle(
        fileDescriptor: open(path, O_RDONLY | O_NONBLOCK), closeOnDealloc: true)

      try FileReplacement.write(Array("new".utf8), to: path, named: "pipe")

      #expect(try reader.readToEnd() == Data("new".utf8))
      var attributes = stat()
      #expect(stat(path, &attributes) == 0 && attributes.st_mode & S_IFMT == S_IFIFO)
    }
  }

  /// Why a file cannot be written.
  private func failure(in path: String) -> String? {
    do throws(Diagnostic) {
      try FileReplacement.write(Array("new".utf8), to: path, named: "a")
      return nil
    } catch {
      return error.description
    }
  }
}
