import ConsoleTesting
import ConsoleUI
import TestCases
import Testing

@testable import ConsoleUI

@Suite @MainActor struct LayoutTests {
  @Test(arguments: [
    ([3, 4], 10, [3, 4]), ([3, 40], 10, [3, 7]), ([40, 3], 10, [7, 3]), ([9, 9], 5, [3, 2]),
    ([1, 1, 1], 2, [1, 1, 0]), ([5], 0, [0]), ([], 5, []),
  ])
  func `the longest shrinks first`(ideals: [Int], room: Int, expected: [Int]) {
    let extents = ideals.map { Extent(minimum: min(1, $0), ideal: $0) }

    #expect(extents.lengths(sharing: room) == expected)
  }

  @Test func `filling extents share the remaining room`() {
    let extents: [Extent] = [.fixed(2), .filling(), .filling(minimum: 1)]

    #expect(extents.lengths(sharing: 12, spacing: 1) == [2, 4, 4])
    #expect(extents.lengths(sharing: 4, spacing: 1) == [2, 0, 0])
  }

  @Test(arguments: Seed.few(1, many: 10))
  func `lengths never exceed the room`(seed: Seed) {
    var generator = seed.generator
    for _ in 0..<200 {
      let extents = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Extent(
          minimum: .random(in: 0...9, using: &generator),
          ideal: .random(in: 0...40, using: &generator),
          growth: [.never, .follows, .fills].randomElement(using: &generator) ?? .never)
      }
      let room = Int.random(in: 0...60, using: &generator)

      let lengths = extents.lengths(sharing: room)

      #expect(lengths.reduce(0, +) <= room, "\(extents) in \(room)")
      #expect(lengths.allSatisfy { $0 >= 0 })
    }
  }

  @Test func `stacks, spacers and dividers share a window`() {
    let console = show(40, 12) {
      Text("Headlines").bold().aligned(.center)
      Divider()
      HStack {
        Text("A headline that is much too long for this line").truncated()
        Spacer()
        Text("2 h ago").dim()
      }
      HStack {
        Text("left")
        Divider(.vertical)
        Text("right\nof the line")
      }
      Spacer()
      Text("the end").aligned(.trailing)
    }

    console.expectSnapshot(named: "stacks")
  }

  @Test func `boxes, frames and padding keep their sizes`() {
    let console = show(40, 14) {
      HStack(alignment: .center, spacing: 2) {
        Box("Colours") { Text("red\ngreen\nblue") }
        Text("beside").frame(width: 8, alignment: .trailing)
        Box { Text("wide") }.frame(width: 12)
      }
      Text("inside").padding(rows: 1, columns: 4)
      Box("A title longer than its box") { Text("x") }.frame(width: 14, height: 4)
    }

    console.expectSnapshot(named: "boxes")
  }

  @Test func `loops over numbers need no identities`() {
    let console = show(8, 6) {
      ForEach(0..<2) { Text("a\($0)") }
      ForEach(1...2) { Text("b\($0)") }
    }

    #expect(console.screen.hasPrefix("a0\na1\nb1\nb2"))
  }

  @Test func `loops and conditions are laid out like other views`() {
    var isLong = false
    let console = show(20, 8) {
      for number in 1...3 { Text("row \(number)") }
      if isLong {
        Text("long")
      } else {
        Text("short")
      }
      ForEach(Article.three) { article in Text("\(article.id)") }
    }
    #expect(console.screen.hasPrefix("row 1\nrow 2\nrow 3\nshort\n1\n2\n3"))

    isLong = true

    #expect(console.screen.hasPrefix("row 1\nrow 2\nrow 3\nlong\n1\n2\n3"))
  }

  /// A view that counts how often it is measured.
  private struct Counted: View {
    final class Counter {
      var measurements = 0
    }

    let counter: Counter

    func addElements(to tree: inout ElementTree) { tree.add(CountedElement(counter: counter)) }
  }

  private struct CountedElement: Element {
    let counter: Counted.Counter

    var semantics: Semantics { Semantics(.text) }

    func extent(along axis: Axis, in room: Size) -> Extent {
      counter.measurements += 1
      return .fixed(1)
    }

    func draw(in rect: Rect, of context: inout DrawingContext) {
      context.write("x", at: rect.origin)
    }
  }

  private struct Measured: View {
    let report: (Size) -> Void

    func addElements(to tree: inout ElementTree) { tree.add(MeasuredElement(report: report)) }
  }

  private struct MeasuredElement: Element {
    let report: (Size) -> Void

    var semantics: Semantics { Semantics(.text) }

    func extent(along axis: Axis, in room: Size) -> Extent {
      report(room)
      return .fixed(1)
    }

    func draw(in rect: Rect, of context: inout DrawingContext) {}
  }

  @Test func `a padded view is asked for its size in the room inside`() {
    var rooms: Set<Size> = []
    let padded = Measured { rooms.insert($0) }.padding(rows: 2, columns: 3)
    var tree = ElementTree(states: ViewStates())
    let element = tree.element(of: padded)

    let width = element.extent(along: .horizontal, in: Size(columns: 20, rows: 10))
    let height = element.extent(along: .vertical, in: Size(columns: 20, rows: 10))

    #expect(rooms == [Size(columns: 14, rows: 6)])
    #expect(width == .fixed(7) && height == .fixed(5))
  }

  @Test func `the cost of nested stacks does not grow with their depth`() {
    func nested(_ depth: Int, around counter: Counted.Counter) -> any View {
      if depth == 0 { return Counted(counter: counter) }
      let inside = nested(depth - 1, around: counter)
      return HStack { VStack { inside } }
    }
    let counter = Counted.Counter()

    let console = show(20, 4) { nested(20, around: counter) }

    #expect(console.screen.hasPrefix("x\n"))
    #expect(counter.measurements < 400)
  }
}
