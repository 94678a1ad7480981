import TestCases
import Testing

@testable import StringsSyntax

@Suite(.ownThread) struct SequenceLengthTests {
  @Test func `the length of a UTF-8 sequence is what the standard library decodes`() {
    let continuations: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
    for first in UInt8.min...UInt8.max {
      for second: UInt8 in [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0] {
        for third in continuations {
          for fourth in continuations {
            let bytes = [first, second, third, fourth]

            let length = bytes.withUnsafeBufferPointer { SourceBytes($0).sequenceLength(at: 0) }

            #expect(length == lengthOfFirstScalar(in: bytes), "\(bytes)")
          }
        }
      }
    }
  }

  private func lengthOfFirstScalar(in bytes: [UInt8]) -> Int? {
    (1...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
  }
}
