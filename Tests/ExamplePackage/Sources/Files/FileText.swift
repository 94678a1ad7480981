import Foundation

/// The visible lines of a file of any size, of which nothing else is read.
@MainActor final class FileText {
  /// The file as it was when it was opened.
  let file: Entry
  /// The offset of the first visible line.
  private(set) var top = 0
  /// The number of visible lines.
  var rows = 1
  private let handle: FileHandle

  /// A longer line counts as several.
  private static let maxLine = 4096
  private static let lineFeed = UInt8(ascii: "\n")

  /// - Throws: ``FileError`` if the file cannot be opened.
  init(_ file: Entry) throws {
    handle = try file.path.opened(O_RDONLY)
    self.file = file
  }

  /// Scrolls down by some lines, or up by a negative number; returns whether there were any.
  @discardableResult func scroll(by lines: Int) -> Bool {
    let old = top
    top = min(lastTop, lines < 0 ? start(of: -lines, above: top) : self.lines(count: lines).end)
    return top != old
  }

  /// Scrolls to the line with the byte at an offset, or to the last page.
  func scroll(to offset: Int) { top = min(lastTop, start(of: 1, above: offset + 1)) }

  private var lastTop: Int { start(of: rows, above: file.size) }

  /// The first visible lines, and the offset after them.
  func lines(count: Int) -> (texts: [String], end: Int) {
    var (texts, end) = ([String](), top)
    while texts.count < count, case let bytes = read(at: end, count: Self.maxLine), !bytes.isEmpty {
      let line = bytes.prefix { $0 != Self.lineFeed }
      texts.append(line.shown)
      end += min(line.count + 1, bytes.count)
    }
    return (texts, end)
  }

  /// The start of the line that is some lines above an offset.
  private func start(of count: Int, above offset: Int) -> Int {
    (0..<count).reduce(offset) { offset, _ in
      let first = max(0, offset - Self.maxLine)
      let bytes = read(at: first, count: offset - first).dropLast()
      return bytes.lastIndex(of: Self.lineFeed).map { first + $0 + 1 } ?? first
    }
  }

  /// Reads some bytes; a file that can no longer be read has none.
  private func read(at offset: Int, count: Int) -> [UInt8] {
    try? handle.seek(toOffset: UInt64(offset))
    return (try? handle.read(upToCount: count)).map(Array.init) ?? []
  }
}
