import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import RandomCanvases
import TestCases
import Testing

@Suite @MainActor struct AmbiguousWidthTests {
  private static let wide = Capabilities(ambiguousWidth: .wide)

  @Test(arguments: [
    ("─│┌┐", 4, 8), ("●○■▲", 4, 8), ("…", 1, 2), ("Привет", 6, 12), ("①②", 2, 4), ("↑↓→", 3, 6),
    ("§°±", 3, 6), ("Ελλάδα", 6, 11), ("plain ASCII", 11, 11), ("zażółć", 6, 8), ("漢字かな", 8, 8),
    ("ｶﾅ", 2, 2), ("e\u{301}", 1, 1), ("я\u{301}", 1, 2), ("\u{1B}", 1, 2), ("☎\u{FE0E}", 1, 2),
    ("⌚\u{FE0E}", 1, 1), ("❤️", 2, 2), ("אב", 2, 2), ("\u{E000}", 1, 2), ("", 0, 0),
  ])
  func `an ambiguous character has the width of the terminal's setting`(
    text: String, narrow: Int, wide: Int
  ) {
    #expect(text.columns == narrow)
    #expect(AmbiguousWidth.$current.withValue(.wide) { text.columns } == wide)
  }

  @Test(arguments: Seed.few(1, many: 3))
  func `measuring, writing, cutting and wrapping agree`(seed: Seed) {
    var texts = RandomText(generator: seed.generator)

    AmbiguousWidth.$current.withValue(.wide) {
      for _ in 0..<100 {
        let text = texts.next()
        var canvas = Canvas(size: Size(columns: 200, rows: 1))
        let comment: Comment = "\(text.debugDescription)"

        #expect(canvas.write(text, at: .zero) == text.columns, comment)
        #expect(text.truncated(to: 9).columns <= 9, comment)
        #expect(text.wrapped(to: 9).allSatisfy { $0.columns <= 9 }, comment)
      }
    }
  }

  @Test(arguments: Seed.few(1, many: 3))
  func `a terminal with wide ambiguous characters shows the canvas`(seed: Seed) {
    AmbiguousWidth.$current.withValue(.wide) {
      let size = Size(columns: 40, rows: 8)
      var canvases = RandomCanvas(generator: seed.generator, size: size)
      var encoder = FrameEncoder(capabilities: Self.wide)
      var screen = VirtualTerminal(size: size)
      var shown: Canvas?

      for frame in 0..<60 {
        let canvas = canvases.next(after: shown)
        screen.process(encoder.encode(from: shown, to: canvas))
        shown = canvas

        #expect(screen.difference(from: canvas) == nil, "frame \(frame)")
      }
    }
  }

  @Test func `each console measures with the setting of its own terminal`() {
    let window = Window()
    window.show(SampleScreen("Ελλάδα") { Self.sample })

    let narrow = HeadlessConsole(window, columns: 30, rows: 12)
    let wide = HeadlessConsole(window, columns: 30, rows: 12, capabilities: Self.wide)

    narrow.expectSnapshot(named: "narrow")
    wide.expectSnapshot(named: "wide")
    #expect(AmbiguousWidth.current == .narrow)
  }

  @Test func `a click hits a control behind wide text`() {
    var clicks = 0
    let window = Window()
    window.show(
      SampleScreen {
        HStack {
          Text("Привет ")
          Button("here") { clicks += 1 }
        }
      })
    let console = HeadlessConsole(window, columns: 30, rows: 4, capabilities: Self.wide)

    console.click(on: "here")

    #expect(clicks == 1)
  }

  @ViewBuilder private static var sample: Views {
    Box("Москва") {
      ProgressBar(0.5, label: "½")
      Text("Все счастливые семьи похожи друг на друга").lineLimit(2)
    }
    Divider()
    Table(
      [("Ωμέγα", "→"), ("漢字", "plain")],
      columns: [TableColumn("Α") { $0.0 }, TableColumn("Β") { $0.1 }])
  }
}
