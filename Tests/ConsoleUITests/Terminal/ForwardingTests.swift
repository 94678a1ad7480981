import Foundation
import Testing

@testable import ConsoleUI

struct ForwardingTests {
  @Test(arguments: [0, 1, 10_000])
  func `what a pipe holds is written, and its end ends it`(count: Int) throws {
    let (source, target) = (Pipe(), Pipe())
    let bytes = Data((0..<count).map { UInt8($0 % 251) })
    try source.fileHandleForWriting.write(contentsOf: bytes)
    try source.fileHandleForWriting.close()

    DescriptorWriter(descriptor: target.fileHandleForWriting.fileDescriptor)
      .forward(from: source.fileHandleForReading.fileDescriptor)

    try target.fileHandleForWriting.close()
    #expect(try target.fileHandleForReading.readToEnd() ?? Data() == bytes)
  }

  @Test func `a closed target ends it`() throws {
    let (source, target) = (Pipe(), Pipe())
    try target.fileHandleForReading.close()
    try source.fileHandleForWriting.write(contentsOf: Data("text".utf8))

    DescriptorWriter(descriptor: target.fileHandleForWriting.fileDescriptor)
      .forward(from: source.fileHandleForReading.fileDescriptor)
  }
}
