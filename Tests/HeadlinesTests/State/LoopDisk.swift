import ConsoleTesting
import Foundation
import Testing

/// A small ext4 file system of its own, which can be filled; only root can mount one.
final class LoopDisk {
  private let temporary = TemporaryFolder()
  private var image: String { temporary.url.appending(path: "disk.img").path() }
  private var filling: String { path + "/filling" }
  var path: String { temporary.url.appending(path: "disk").path() }

  /// Why there can be no such disk; nil if there can.
  static let obstacle: String? = {
    guard getuid() == 0 else { return "only root can mount a file system" }
    let disk = LoopDisk()
    return disk.mount(blockSize: 1_024) ? nil : "the system mounts no loop devices"
  }()

  /// Makes and mounts the file system.
  func mount(blockSize: Int) -> Bool {
    let command = """
      mkdir -p '\(path)' && truncate -s 8M '\(image)' && mkfs.ext4 -q -m 0 -b \(blockSize) '\(image)' \
        && mount -o loop '\(image)' '\(path)'
      """
    return Self.run(command) == 0
  }

  /// Fills the file system until only some bytes are free.
  func fill(leaving free: Int = 0) {
    let reserve = path + "/reserve"
    let sync = "sync -f '\(path)'"
    // In steps of one block, after what waits in memory has got its blocks.
    let step = "\(sync); dd if=/dev/zero bs=1k oflag=append conv=notrunc,fsync of='\(filling)'"
    _ = Self.run(
      """
      \(sync); head -c \(free) /dev/zero > '\(reserve)'; \(sync)
      cat /dev/zero > '\(filling)'; \(step); \(step); rm -f '\(reserve)'; \(sync)
      """)
  }

  func makeRoom() { _ = Self.run("rm '\(filling)'; sync -f '\(path)'") }

  deinit { _ = Self.run("umount '\(path)' || umount -l '\(path)'") }

  private static func run(_ command: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "PATH=$PATH:/usr/sbin:/sbin; \(command)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
