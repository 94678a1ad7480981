/// Turns the bytes that a terminal sends into events, in whatever pieces they come.
///
/// Pure: the same bytes give the same events wherever they are split. Only time can tell a lone Escape
/// from the start of a sequence, so the reader waits a moment while ``isWaiting`` and then calls
/// ``flush()``. Sequences that mean no key are skipped whole; invalid UTF-8 is skipped.
package struct KeyDecoder: Sendable {
  private enum State: Sendable {
    case ground
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC [ [`, as the Linux console sends its first function keys.
    case linuxFunction
    /// After `ESC [ M`, the oldest form of a mouse report.
    case oldMouse
    /// After `ESC O`.
    case singleShift
    /// Inside a string for the terminal (OSC, DCS, SOS, PM, APC), and after an Escape in it.
    case string(introducer: UInt8)
    case stringEscape
    case paste
  }

  private var state = State.ground
  /// Whether an Escape stood before the sequence, which means Alt.
  private var isAlt = false
  private var sequence: [UInt8] = []
  private var scalar = ScalarAssembly()
  private var pasted: [UInt8] = []
  private var events: [TerminalEvent] = []

  private static let escape: UInt8 = 0x1B
  private static let longestSequence = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// Pasted text beyond this is delivered in several events.
  private static let longestPaste = 1 << 20

  package init() {}

  /// Whether bytes were seen that may be the start of a sequence or a key of their own.
  package var isWaiting: Bool {
    switch state {
    case .ground: scalar.isPartial
    case .paste: false
    default: true
    }
  }

  /// Takes some bytes and returns the events that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// Takes what is pending for what it is: no more bytes came in time.
  package mutating func flush() -> [TerminalEvent] {
    switch state {
    case .ground: scalar = ScalarAssembly()
    case .escape:
      if isAlt { emit(.escape) }
      emit(.escape)
    case .control where sequence.isEmpty: emit(.alt("["))
    case .singleShift where sequence.isEmpty: emit(.alt("O"))
    case .string(let introducer) where sequence.isEmpty:
      emit(.alt(Character(Unicode.Scalar(introducer))))
    case .control, .linuxFunction, .oldMouse, .singleShift, .string, .stringEscape: break
    case .paste: return []
    }
    reset()
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte, modifiers: [])
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .linuxFunction:
      reset()
      if let key = KeySequences.linuxFunctions[byte] { emit(KeyPress(key)) }
    case .oldMouse: takeOldMouse(byte)
    case .singleShift: takeSingleShift(byte)
    case .string: takeString(byte)
    case .stringEscape:
      if byte == UInt8(ascii: "\\") {
        reset()
      } else {
        reset()
        state = .escape
        takeEscape(byte)
      }
    case .paste: takePaste(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8, modifiers: KeyPress.Modifiers) {
    if scalar.isPartial || byte >= 0x80 {
      let breaksOff = scalar.isPartial
      switch scalar.take(byte) {
      case .partial: return
      case .complete(let value):
        let alt = isAlt
        reset()
        if value.value >= 0xA0 {
          emit(KeyPress(.character(Character(value)), modifiers: alt ? .alt : []))
        }
        return
      case .invalid:
        reset()
        // A byte that breaks off another scalar stands for itself.
        if breaksOff { take(byte) }
        return
      }
    }
    if byte == Self.escape {
      state = .escape
    } else {
      var key = KeySequences.key(ofByte: byte)
      key.modifiers.formUnion(modifiers)
      emit(key)
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case Self.escape:
      if isAlt { emit(.escape) }
      isAlt = true
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte)
    default:
      if isAlt { emit(.escape) }
      reset()
      isAlt = byte >= 0x80
      takeGround(byte, modifiers: .alt)
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .linuxFunction
    case UInt8(ascii: "$") where !sequence.isEmpty && sequence.allSatisfy(\.isDigit):
      finishControl(byte)
    case 0x20...0x3F: keep(byte)
    case 0x40...0x7E: finishControl(byte)
    default: breakOff(byte)
    }
  }

  private mutating func finishControl(_ final: UInt8) {
    let (parameters, alt) = (sequence, isAlt)
    reset()
    guard parameters.count < Self.longestSequence else { return }
    switch Unicode.Scalar(final) {
    case "~" where parameters == Array("200".utf8): state = .paste
    case "M" where parameters.isEmpty: state = .oldMouse
    case "M", "m": emit(MouseSequences.event(parameters: parameters, final: final))
    case "I" where parameters.isEmpty: events.append(.focus(true))
    case "O" where parameters.isEmpty: events.append(.focus(false))
    default:
      guard var key = KeySequences.key(parameters: parameters, final: final) else { return }
      if alt { key.modifiers.insert(.alt) }
      emit(key)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return breakOff(byte) }
    sequence.append(byte)
    guard sequence.count == MouseSequences.oldLength else { return }
    let report = sequence
    reset()
    emit(MouseSequences.event(oldForm: report))
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"): keep(byte)
    case 0x20...0x7E:
      let key = KeySequences.key(parameters: sequence, singleShift: byte)
      let alt = isAlt
      reset()
      if var key {
        if alt { key.modifiers.insert(.alt) }
        emit(key)
      }
    default: breakOff(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1A: reset()
    case Self.escape: state = .stringEscape
    default: keep(byte)
    }
  }

  private mutating func takePaste(_ byte: UInt8) {
    pasted.append(byte)
    if byte == Self.pasteEnd.last, pasted.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      pasted.removeLast(Self.pasteEnd.count)
      emitPaste(pasted)
      reset()
    } else if pasted.count >= Self.longestPaste {
      let kept = pasted.suffix(Self.pasteEnd.count)
      emitPaste(pasted.dropLast(Self.pasteEnd.count))
      pasted = Array(kept)
    }
  }

  private mutating func emitPaste(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\r" || $0 == "\r\n" }
    events.append(.paste(lines.joined(separator: "\n")))
  }

  /// A byte that cannot stand in a sequence ends it, and begins something new.
  private mutating func breakOff(_ byte: UInt8) {
    reset()
    if byte != 0x18, byte != 0x1A { take(byte) }
  }

  private mutating func keep(_ byte: UInt8) {
    if sequence.count < Self.longestSequence { sequence.append(byte) }
  }

  private mutating func emit(_ key: KeyPress) { events.append(.key(key)) }

  private mutating func emit(_ mouse: MouseEvent?) {
    if let mouse { events.append(.mouse(mouse)) }
  }

  private mutating func reset() {
    state = .ground
    isAlt = false
    sequence = []
    scalar = ScalarAssembly()
    pasted = []
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
