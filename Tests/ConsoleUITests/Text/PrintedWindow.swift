import ConsoleUI
import Coordinators
import Foundation
import Testing

/// What is printed of a window where output is not a terminal.
@MainActor func printed(_ window: Window, size: Size) throws -> String {
  let pipe = Pipe()
  let terminal = PlainTerminal(
    size: size, descriptor: pipe.fileHandleForWriting.fileDescriptor)
  let console = Console(window, terminal: terminal)
  try console.begin()
  console.stop(.closed)
  try pipe.fileHandleForWriting.close()
  let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
  return String(decoding: bytes, as: UTF8.self)
}
