import ConsoleTesting
import ConsoleUI
import Testing

/// Snapshots of what all short inputs decode to.
@Suite @MainActor struct KeyDecoderTableTests {
  private static let escape: UInt8 = 0x1B

  @Test func `single bytes, and bytes after an Escape`() {
    expectTable(of: (0...0xFF).map { [$0] }, named: "bytes")
    expectTable(of: (0...0xFF).map { [Self.escape, $0] }, named: "escape")
    expectTable(of: (0...0xFF).map { [Self.escape, Self.escape, $0] }, named: "escapes")
    expectTable(of: (0...0xFF).map { [Self.escape, 0x5B, $0] }, named: "csi")
    expectTable(of: (0...0xFF).map { [Self.escape, 0x5B, 0x5B, $0] }, named: "linux")
    expectTable(of: (0...0xFF).map { [Self.escape, 0x4F, $0] }, named: "ss3")
    expectTable(of: (0x80...0xBF).map { [0xC2, $0] }, named: "c1")
  }

  @Test func `control sequences with numbers`() {
    let parameters = [
      "1", "2", "9", "1;", ";5", "1;5", "3;2", "5;1", "1;17", "24;80", "1;2;3", "27;5;9", "200",
      "<0;1;1",
      "?1", "1:2", "1;5:1", "1;5:3", "1;2:3;4", "5;3:31", ":3", "1;0",
    ]
    var inputs: [[UInt8]] = []
    for parameter in parameters {
      for final in [0x24] + Array(0x40...0x7E) as [UInt8] {
        inputs.append(Self.csi(parameter) + [final])
      }
    }

    expectTable(of: inputs, named: "numbers")
  }

  @Test func `single shifts with numbers`() {
    var inputs: [[UInt8]] = []
    for parameter in ["0", "1", "2", "5", "1;3", "257", ";", "1;2;3", "x"] {
      for final in 0x20...0x7E as ClosedRange<UInt8> {
        inputs.append([Self.escape, 0x4F] + Array(parameter.utf8) + [final])
      }
    }

    expectTable(of: inputs, named: "ss3-numbers")
  }

  @Test func `modifiers`() {
    let numbers = Array(0...66) + [255, 256, 257, 999_999_999]
    expectTable(
      of: numbers.flatMap { [Self.csi("1;\($0)A"), Self.csi("1;\($0)R")] }, named: "modifiers")
  }

  @Test func `numbered keys and code points`() {
    let codes =
      Array(0...0x24) + [0x40, 0x41, 0x61, 0x7E] + Array(0x7F...0xA1)
      + [
        0xDF, 0x17F, 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0xF8FF, 0xF900, 0x10_FFFF, 0x11_0000,
        999_999_999,
      ]
    var inputs = (0...40).map { Self.csi("\($0)~") }
    for code in codes {
      inputs += ["\(code)u", "\(code);2u", "\(code);6u", "27;2;\(code)~", "27;4;\(code)~"].map(
        Self.csi)
    }

    expectTable(of: inputs, named: "codes")
  }

  @Test func `mouse reports`() {
    var inputs: [[UInt8]] = []
    for code in 0...132 { inputs += ["<\(code);3;2M", "<\(code);3;2m"].map(Self.csi) }
    inputs += ["<0;0;1M", "<0;1;0M", "<0;1M", "<0;1;1;1M", "<;1;1M", "0;1;1M", "<0;1000000000;1M"]
      .map(Self.csi)
    for code in 0x20...0xFF as ClosedRange<UInt8> {
      inputs.append(Self.csi("M") + [code, 0x23, 0x22])
    }
    inputs += [
      [0x20, 0x20, 0x21], [0x20, 0x21, 0x20], [0x20, 0xFF, 0xFF], [0x20, 0x1F], [0x18],
      [0x20, 0x1A],
    ]
    .map { Self.csi("M") + $0 }

    expectTable(of: inputs, named: "mouse")
  }

  @Test func `long sequences`() {
    var inputs: [[UInt8]] = []
    for count in 56...68 {
      let digits = String(repeating: "3", count: count)
      inputs += [Self.csi("1;5:\(digits)A"), Self.csi("1;5:\(digits)")]
      inputs.append([Self.escape, 0x4F] + "1;5:\(digits)A".utf8)
    }

    expectTable(of: inputs, named: "long")
  }

  @Test func `control strings`() {
    let starts: [[UInt8]] = [
      [Self.escape, 0x5D], [Self.escape, 0x50], [Self.escape, 0x58], [Self.escape, 0x5E],
      [Self.escape, 0x5F], [0x9D],
      [0xC2, 0x9D], [Self.escape, Self.escape, 0x5D],
    ]
    let ends: [[UInt8]] = [
      [0x07], [Self.escape, 0x5C], [0x9C], [0xC2, 0x9C], [0x18], [0x1A], [Self.escape],
      [Self.escape, 0x41],
      [Self.escape, 0x5B, 0x41], [Self.escape, Self.escape], [0xC4, 0x9C], [0xC2], [],
    ]
    var inputs: [[UInt8]] = []
    for start in starts {
      for text in ["", "ab"] { inputs += ends.map { start + Array(text.utf8) + $0 } }
    }

    expectTable(of: inputs, named: "strings")
  }

  private static func csi(_ text: String) -> [UInt8] { [escape, 0x5B] + text.utf8 }

  /// What each input gives with a letter after it, and in front of it if the decoder waits for more.
  private func expectTable(of inputs: [[UInt8]], named name: String) {
    let lines = inputs.map { input in
      var decoder = KeyDecoder()
      var line = Self.shown(input) + " →" + Self.shown(decoder.decode(input))
      guard decoder.needsTimeout else { return line + Self.shownRest(decoder) }
      var resolved = decoder
      line += decoder.isMidSequence ? " waits long" : " waits"
      line +=
        " \(decoder.pendingCount) then" + Self.shown(resolved.flush()) + Self.shownRest(resolved)
      return line + " or" + Self.shown(decoder.decode("~".utf8)) + Self.shownRest(decoder)
    }

    expectSnapshot(of: lines.joined(separator: "\n"), named: name)
  }

  /// What is unusual about the state after an input: the decoder does not read a letter as one.
  private static func shownRest(_ decoder: KeyDecoder) -> String {
    var decoder = decoder
    let events = decoder.decode("q".utf8)
    return events == [.key(.character("q"))] && decoder.pendingCount == 0
      ? "" : " (q:\(shown(events)), \(decoder.pendingCount))"
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      byte == escape
        ? "ESC "
        : (0x21...0x7E).contains(byte)
          ? String(Unicode.Scalar(byte)) : " \(String(byte, radix: 16)) "
    }.joined()
  }

  private static func shown(_ events: [TerminalEvent]) -> String {
    events.map { event in
      switch event {
      case .key(let key): " \(key)"
      case .mouse(let mouse):
        " \(mouse.action) \(mouse.point.column),\(mouse.point.row)+\(mouse.modifiers.rawValue)"
      default: " \(event)"
      }
    }.joined()
  }
}
