import ConsoleUI
import Coordinators
import Foundation
import Testing

/// The text that a window prints when the output is not a terminal.
@MainActor func printed(_ window: Window, size: Size) throws -> String {
  let pipe = Pipe()
  let terminal = FinalScreenTerminal(
    size: size, descriptor: pipe.fileHandleForWriting.fileDescriptor)
  let console = Console(window, terminal: terminal)
  try console.begin()
  console.stop(.closed)
  try pipe.fileHandleForWriting.close()
  let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
  return String(decoding: bytes, as: UTF8.self)
}
