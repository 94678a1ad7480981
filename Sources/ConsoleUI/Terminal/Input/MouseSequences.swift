/// Decodes mouse reports (xterm's `ctlseqs`, "Mouse Tracking").
enum MouseSequences {
  /// The number of bytes after `CSI M` in the X10 encoding.
  static let x10Length = 3

  /// The event of `CSI < button ; column ; row` (SGR encoding), with `M` for a press and `m` for a release.
  ///
  /// Nil for reports that mean no event, such as motion without a button and further buttons.
  static func event(parameters: [UInt8], final: UInt8) -> MouseEvent? {
    guard parameters.first == UInt8(ascii: "<") else { return nil }
    let numbers = parameters.dropFirst()
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .compactMap(\.decimal)
    guard numbers.count == 3 else { return nil }
    return event(
      code: numbers[0], column: numbers[1], row: numbers[2],
      isRelease: final == UInt8(ascii: "m"))
  }

  /// The event of the three bytes after `CSI M` (X10 encoding), which terminals without SGR encoding send.
  static func event(x10 bytes: [UInt8]) -> MouseEvent? {
    guard bytes.count == x10Length else { return nil }
    let code = Int(bytes[0]) - 0x20
    return event(
      code: code, column: Int(bytes[1]) - 0x20, row: Int(bytes[2]) - 0x20,
      isRelease: code & 0b11 == 3 && code & 64 == 0)
  }

  /// Decodes a report's button code; `column` and `row` are one-based.
  private static func event(code: Int, column: Int, row: Int, isRelease: Bool) -> MouseEvent? {
    guard (0..<128).contains(code), column > 0, row > 0,
      let action = action(code, isRelease: isRelease)
    else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(action, at: Point(column: column - 1, row: row - 1), modifiers: modifiers)
  }

  private static func action(_ code: Int, isRelease: Bool) -> MouseEvent.Action? {
    let isWheel = code & 64 != 0
    let isMotion = code & 32 != 0
    if isWheel {
      guard !isRelease, !isMotion else { return nil }
      return [.scrollUp, .scrollDown, .scrollLeft, .scrollRight][code & 0b11]
    }
    let button = [0: MouseEvent.Button.left, 1: .middle, 2: .right][code & 0b11]
    if isMotion { return button.map { .drag($0) } }
    return isRelease ? .release(button) : button.map { .press($0) }
  }
}
