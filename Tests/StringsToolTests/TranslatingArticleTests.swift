import Foundation
import TestCases
import Testing

@testable import StringsTool

/// The page that walks a project from one language to three.
@Suite(.ownThread) struct `The article about translating` {
  @Test func `prints what it says, block by block in an empty folder`() throws {
    let blocks = try Self.blocks
    try withFolder([:]) { root in
      for block in blocks {
        let lines = block.commands.replacing("sternik-strings", with: "\"$0\"")

        let run = try Program.shell("exec 2>&1\n" + lines, in: root)

        #expect(run.output == block.output, "\(block.commands)")
      }
    }
    #expect(blocks.count > 8)
  }

  struct Block {
    var commands: String
    var output = ""
  }

  /// The commands, each with the block below that has what they print.
  private static var blocks: [Block] {
    get throws {
      let page = URL(filePath: #filePath).appending(
        path: "../../../Sources/StringsFormats/StringsFormats.docc/Translating.md"
      ).standardizedFileURL
      let parts = try String(contentsOf: page, encoding: .utf8).split(
        separator: "\n```", omittingEmptySubsequences: false)
      var blocks: [Block] = []
      // Every other part is a block.
      for index in stride(from: 1, to: parts.count, by: 2) {
        let text = parts[index] + "\n"
        if text.hasPrefix("sh\n") {
          blocks.append(Block(commands: String(text.dropFirst(3))))
        } else {
          blocks[blocks.count - 1].output = String(text.dropFirst())
        }
      }
      return blocks
    }
  }
}
