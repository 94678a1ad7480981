/// Turns the bytes that a terminal sends into events, in whatever pieces they come.
///
/// Pure: the same bytes give the same events wherever they are split. Only time can tell a lone Escape
/// from the start of a sequence, so the reader waits a moment while ``isWaiting`` and then calls
/// ``flush()``. Sequences that mean no key are skipped whole, whatever their length; invalid UTF-8 is
/// skipped. Pasted text ends at its mark only, or else what follows would be taken for keys.
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
    case string(endsWithBell: Bool)
    case stringEscape
    case paste
  }

  private var state = State.ground
  /// Whether an Escape stood before what is pending: it means Alt if that is a key.
  private var isAlt = false
  /// The key that the start of the sequence is when nothing follows it.
  private var alone: KeyPress?
  private var sequence: [UInt8] = []
  private var scalar = ScalarAssembly()
  private var paste = PasteAssembly()
  private var events: [TerminalEvent] = []

  private static let escape: UInt8 = 0x1B
  /// A byte that ends whatever sequence it stands in.
  private static let cancels: Set<UInt8> = [0x18, 0x1A]
  private static let longestSequence = 64

  package init() {}

  /// Whether bytes were seen that may be the start of a sequence or a key of their own.
  package var isWaiting: Bool {
    switch state {
    case .ground: scalar.isPartial
    case .paste: false
    default: true
    }
  }

  /// Whether what is pending can be no key of its own, so that the rest may take longer to come.
  package var isMidway: Bool {
    switch state {
    case .ground: scalar.isPartial
    case .escape, .paste: false
    default: !sequence.isEmpty
    }
  }

  /// How many bytes are kept for later; there is an upper bound for any input.
  package var pendingCount: Int { sequence.count + paste.count }

  /// Takes some bytes and returns the events that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// Takes what is pending for what it is: no more bytes came in time.
  package mutating func flush() -> [TerminalEvent] {
    switch state {
    case .paste: return []
    case .escape: finish(.key(.escape), isAltKey: false)
    case .stringEscape where !isMidway:
      giveUp()
      emit(.escape)
    default: giveUp()
    }
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .linuxFunction: takeLinuxFunction(byte)
    case .oldMouse: takeOldMouse(byte)
    case .singleShift: takeSingleShift(byte)
    case .string(let endsWithBell): takeString(byte, endsWithBell: endsWithBell)
    case .stringEscape: takeStringEscape(byte)
    case .paste: takePaste(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if scalar.isPartial || byte >= 0x80 {
      takeScalar(byte)
    } else if byte == Self.escape {
      state = .escape
    } else {
      emit(KeySequences.key(ofByte: byte))
    }
  }

  private mutating func takeScalar(_ byte: UInt8) {
    let wasPartial = scalar.isPartial
    switch scalar.take(byte) {
    case .partial: break
    case .complete(let value) where value.value < 0xA0:
      // xterm sends Alt with a control character as one of the upper ones.
      takeEightBit(byte, alone: KeySequences.altKey(ofByte: byte - 0x80))
    case .complete(let value): finish(.key(.character(Character(value))))
    case .invalid where wasPartial:
      // A byte that breaks off another scalar stands for itself.
      finish(nil)
      take(byte)
    case .invalid: takeEightBit(byte, alone: nil)
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    if byte == Self.escape {
      if isAlt { emit(.escape) }
      isAlt = true
    } else if let next = Self.state(after: byte) {
      state = next
      alone = .alt(Character(Unicode.Scalar(byte)))
    } else {
      if isAlt { emit(.escape) }
      reset()
      if byte < 0x80 {
        emit(KeySequences.altKey(ofByte: byte))
      } else {
        isAlt = true
        takeScalar(byte)
      }
    }
  }

  /// Takes one of the control characters of which some stand for an Escape and a letter.
  private mutating func takeEightBit(_ byte: UInt8, alone: KeyPress?) {
    guard let next = Self.state(after: byte &- 0x40) else {
      return finish(alone.map(TerminalEvent.key), isAltKey: false)
    }
    scalar = ScalarAssembly()
    state = next
    self.alone = alone
  }

  private static func state(after introducer: UInt8) -> State? {
    switch Unicode.Scalar(introducer) {
    case "[": .control
    case "O": .singleShift
    case "]": .string(endsWithBell: true)
    case "P", "X", "^", "_": .string(endsWithBell: false)
    default: nil
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      keep(byte)
      state = .linuxFunction
    case UInt8(ascii: "$") where KeySequences.key(parameters: sequence, final: byte) != nil:
      finishControl(byte)
    case 0x20...0x3F: keep(byte)
    case 0x40...0x7E: finishControl(byte)
    default: breakOff(byte)
    }
  }

  private mutating func finishControl(_ final: UInt8) {
    let parameters = sequence
    guard parameters.count < Self.longestSequence else { return finish(nil) }
    switch Unicode.Scalar(final) {
    case "~" where parameters == Array("200".utf8):
      finish(nil)
      state = .paste
    case "M" where parameters.isEmpty:
      alone = nil
      state = .oldMouse
    case "M", "m":
      finish(MouseSequences.event(parameters: parameters, final: final).map(TerminalEvent.mouse))
    case "I" where parameters.isEmpty: finish(.focus(true))
    case "O" where parameters.isEmpty: finish(.focus(false))
    default:
      finish(KeySequences.key(parameters: parameters, final: final).map(TerminalEvent.key))
    }
  }

  private mutating func takeLinuxFunction(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return breakOff(byte) }
    finish(KeySequences.linuxFunctions[byte].map { .key(KeyPress($0)) })
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return breakOff(byte) }
    sequence.append(byte)
    guard sequence.count == MouseSequences.oldLength else { return }
    finish(MouseSequences.event(oldForm: sequence).map(TerminalEvent.mouse))
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"): keep(byte)
    case 0x20...0x7E:
      guard sequence.count < Self.longestSequence else { return finish(nil) }
      finish(
        KeySequences.key(parameters: sequence, singleShift: byte).map(TerminalEvent.key))
    default: breakOff(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8, endsWithBell: Bool) {
    if byte == Self.escape {
      state = .stringEscape
    } else if Self.cancels.contains(byte) || byte == 0x07 && endsWithBell || isEightBitEnd(byte) {
      finish(nil)
    } else {
      keep(byte)
    }
  }

  /// Whether the byte completes the control character U+009C, which ends a string.
  private mutating func isEightBitEnd(_ byte: UInt8) -> Bool {
    let isInScalar = scalar.isPartial
    switch scalar.take(byte) {
    case .partial: return false
    case .complete(let value): return value.value == 0x9C
    case .invalid:
      scalar = ScalarAssembly()
      return !isInScalar && byte == 0x9C
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return finish(nil) }
    giveUp()
    state = .escape
    takeEscape(byte)
  }

  private mutating func takePaste(_ byte: UInt8) {
    switch paste.take(byte) {
    case .partial: break
    case .piece(let text): events.append(.paste(text))
    case .end(let text):
      if !text.isEmpty { events.append(.paste(text)) }
      reset()
    }
  }

  /// A byte that cannot stand in a sequence ends it, and begins something new.
  private mutating func breakOff(_ byte: UInt8) {
    if Self.cancels.contains(byte) { return finish(nil) }
    giveUp()
    take(byte)
  }

  /// What is pending was no sequence, or not a whole one; its start may have been a key.
  private mutating func giveUp() {
    let key = sequence.isEmpty ? alone : nil
    finish(key.map(TerminalEvent.key), isAltKey: false)
  }

  /// What is pending was this event, or nothing; an Escape before it was Alt, or else the key.
  private mutating func finish(_ event: TerminalEvent?, isAltKey: Bool = true) {
    let wasAlt = isAlt
    reset()
    if case .key(var key) = event, wasAlt, isAltKey {
      key.modifiers.insert(.alt)
      return emit(key)
    }
    if wasAlt { emit(.escape) }
    if let event { events.append(event) }
  }

  private mutating func keep(_ byte: UInt8) {
    if sequence.count < Self.longestSequence { sequence.append(byte) }
  }

  private mutating func emit(_ key: KeyPress) { events.append(.key(key)) }

  private mutating func reset() {
    state = .ground
    isAlt = false
    alone = nil
    sequence = []
    scalar = ScalarAssembly()
    paste = PasteAssembly()
  }
}
