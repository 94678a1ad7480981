/// Decodes the bytes that a terminal sends into events, in whatever pieces they arrive.
///
/// Pure: the same bytes give the same events wherever they are split. Only a timeout distinguishes a lone
/// Escape from the start of a sequence, so the reader waits while ``needsTimeout`` and then calls
/// ``flush()``. Sequences that mean no key are skipped whole, whatever their length, and so is invalid UTF-8.
/// Only its end marker ends a paste, so that pasted text is never decoded as keys.
package struct KeyDecoder: Sendable {
  /// What the pending bytes are the start of, in the terms of ECMA-48.
  private enum State: Sendable {
    case ground
    /// After `ESC`.
    case escape
    /// After CSI (`ESC [`).
    case controlSequence
    /// After `ESC [ [`, which starts F1 to F5 of the Linux console.
    case linuxFunctionKey
    /// After `ESC [ M`, which starts a mouse report in the X10 encoding.
    case x10Mouse
    /// After SS3 (`ESC O`).
    case singleShift
    /// Inside a control string (OSC, DCS, SOS, PM, APC).
    case controlString(endsWithBell: Bool)
    /// After an Escape in a control string.
    case controlStringEscape
    /// Between the markers of bracketed paste.
    case paste
  }

  private var state = State.ground
  /// Whether an Escape precedes the pending bytes: it means Alt if they are a key.
  private var isAlt = false
  /// The key that the start of the sequence is if nothing follows it.
  private var standaloneKey: KeyPress?
  private var sequence: [UInt8] = []
  private var utf8 = UTF8Decoder()
  private var paste = BracketedPasteDecoder()
  private var events: [TerminalEvent] = []

  private static let escape: UInt8 = 0x1B
  /// CAN and SUB, which end any sequence.
  private static let cancelBytes: Set<UInt8> = [0x18, 0x1A]
  private static let maxSequenceLength = 64

  package init() {}

  /// Whether the pending bytes need a timeout: they may be the start of a sequence or a key by themselves.
  package var needsTimeout: Bool {
    switch state {
    case .ground: utf8.isPartial
    case .paste: false
    default: true
    }
  }

  /// Whether the pending bytes are no key by themselves, so that the timeout can be longer.
  package var isMidSequence: Bool {
    switch state {
    case .ground: utf8.isPartial
    case .escape, .paste: false
    default: !sequence.isEmpty
    }
  }

  /// The number of pending bytes, which is bounded for any input.
  package var pendingCount: Int { sequence.count + paste.count }

  /// Decodes some bytes and returns the events that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { consume(byte) }
    defer { events = [] }
    return events
  }

  /// Resolves the pending bytes after the timeout.
  package mutating func flush() -> [TerminalEvent] {
    switch state {
    case .paste: return []
    case .escape: finish(.key(.escape), isAltKey: false)
    case .controlStringEscape where !isMidSequence:
      resolvePending()
      emit(.escape)
    default: resolvePending()
    }
    defer { events = [] }
    return events
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeInGround(byte)
    case .escape: consumeAfterEscape(byte)
    case .controlSequence: consumeInControlSequence(byte)
    case .linuxFunctionKey: consumeLinuxFunctionKey(byte)
    case .x10Mouse: consumeX10Mouse(byte)
    case .singleShift: consumeAfterSingleShift(byte)
    case .controlString(let endsWithBell): consumeInControlString(byte, endsWithBell: endsWithBell)
    case .controlStringEscape: consumeControlStringEscape(byte)
    case .paste: consumePaste(byte)
    }
  }

  private mutating func consumeInGround(_ byte: UInt8) {
    if utf8.isPartial || byte >= 0x80 {
      consumeUTF8(byte)
    } else if byte == Self.escape {
      state = .escape
    } else {
      emit(KeySequences.key(forByte: byte))
    }
  }

  private mutating func consumeUTF8(_ byte: UInt8) {
    let wasPartial = utf8.isPartial
    switch utf8.consume(byte) {
    case .partial: break
    case .complete(let value) where value.value < 0xA0:
      // xterm sends Alt with a control character as a C1 control character.
      consumeC1(byte, standaloneKey: KeySequences.altKey(forByte: byte - 0x80))
    case .complete(let value): finish(.key(.character(Character(value))))
    case .invalid where wasPartial:
      // A byte that cuts a scalar short is decoded by itself.
      finish(nil)
      consume(byte)
    case .invalid: consumeC1(byte, standaloneKey: nil)
    }
  }

  private mutating func consumeAfterEscape(_ byte: UInt8) {
    if byte == Self.escape {
      if isAlt { emit(.escape) }
      isAlt = true
    } else if let next = Self.state(after: byte) {
      state = next
      standaloneKey = .alt(Character(Unicode.Scalar(byte)))
    } else {
      if isAlt { emit(.escape) }
      reset()
      if byte < 0x80 {
        emit(KeySequences.altKey(forByte: byte))
      } else {
        isAlt = true
        consumeUTF8(byte)
      }
    }
  }

  /// Consumes a C1 control character; some stand for an Escape and a letter.
  private mutating func consumeC1(_ byte: UInt8, standaloneKey: KeyPress?) {
    guard let next = Self.state(after: byte &- 0x40) else {
      return finish(standaloneKey.map(TerminalEvent.key), isAltKey: false)
    }
    utf8 = UTF8Decoder()
    state = next
    self.standaloneKey = standaloneKey
  }

  private static func state(after introducer: UInt8) -> State? {
    switch Unicode.Scalar(introducer) {
    case "[": .controlSequence
    case "O": .singleShift
    case "]": .controlString(endsWithBell: true)
    case "P", "X", "^", "_": .controlString(endsWithBell: false)
    default: nil
    }
  }

  private mutating func consumeInControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      keep(byte)
      state = .linuxFunctionKey
    case UInt8(ascii: "$") where KeySequences.key(parameters: sequence, final: byte) != nil:
      finishControlSequence(byte)
    case 0x20...0x3F: keep(byte)
    case 0x40...0x7E: finishControlSequence(byte)
    default: abortSequence(at: byte)
    }
  }

  private mutating func finishControlSequence(_ final: UInt8) {
    let parameters = sequence
    guard parameters.count < Self.maxSequenceLength else { return finish(nil) }
    switch Unicode.Scalar(final) {
    case "~" where parameters == Array("200".utf8):
      finish(nil)
      state = .paste
    case "M" where parameters.isEmpty:
      standaloneKey = nil
      state = .x10Mouse
    case "M", "m":
      finish(MouseSequences.event(parameters: parameters, final: final).map(TerminalEvent.mouse))
    case "I" where parameters.isEmpty: finish(.focus(true))
    case "O" where parameters.isEmpty: finish(.focus(false))
    default:
      finish(KeySequences.key(parameters: parameters, final: final).map(TerminalEvent.key))
    }
  }

  private mutating func consumeLinuxFunctionKey(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return abortSequence(at: byte) }
    finish(KeySequences.linuxFunctionKeys[byte].map { .key(KeyPress($0)) })
  }

  private mutating func consumeX10Mouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return abortSequence(at: byte) }
    sequence.append(byte)
    guard sequence.count == MouseSequences.x10Length else { return }
    finish(MouseSequences.event(x10: sequence).map(TerminalEvent.mouse))
  }

  private mutating func consumeAfterSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"): keep(byte)
    case 0x20...0x7E:
      guard sequence.count < Self.maxSequenceLength else { return finish(nil) }
      finish(
        KeySequences.key(parameters: sequence, singleShift: byte).map(TerminalEvent.key))
    default: abortSequence(at: byte)
    }
  }

  private mutating func consumeInControlString(_ byte: UInt8, endsWithBell: Bool) {
    if byte == Self.escape {
      state = .controlStringEscape
    } else if Self.cancelBytes.contains(byte) || byte == 0x07 && endsWithBell
      || isStringTerminator(byte)
    {
      finish(nil)
    } else {
      keep(byte)
    }
  }

  /// Whether the byte completes ST (U+009C), as a single byte or in UTF-8.
  private mutating func isStringTerminator(_ byte: UInt8) -> Bool {
    let wasPartial = utf8.isPartial
    switch utf8.consume(byte) {
    case .partial: return false
    case .complete(let value): return value.value == 0x9C
    case .invalid:
      utf8 = UTF8Decoder()
      return !wasPartial && byte == 0x9C
    }
  }

  private mutating func consumeControlStringEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return finish(nil) }
    resolvePending()
    state = .escape
    consumeAfterEscape(byte)
  }

  private mutating func consumePaste(_ byte: UInt8) {
    switch paste.consume(byte) {
    case .partial: break
    case .chunk(let text): events.append(.paste(text))
    case .end(let text):
      if !text.isEmpty { events.append(.paste(text)) }
      reset()
    }
  }

  /// Ends the sequence at a byte that is not allowed in it, and decodes that byte again.
  private mutating func abortSequence(at byte: UInt8) {
    if Self.cancelBytes.contains(byte) { return finish(nil) }
    resolvePending()
    consume(byte)
  }

  /// Resolves an incomplete sequence: its start may be a key by itself.
  private mutating func resolvePending() {
    let key = sequence.isEmpty ? standaloneKey : nil
    finish(key.map(TerminalEvent.key), isAltKey: false)
  }

  /// Ends the pending sequence with its event, if any; a preceding Escape becomes Alt or a key of its own.
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
    if sequence.count < Self.maxSequenceLength { sequence.append(byte) }
  }

  private mutating func emit(_ key: KeyPress) { events.append(.key(key)) }

  private mutating func reset() {
    state = .ground
    isAlt = false
    standaloneKey = nil
    sequence = []
    utf8 = UTF8Decoder()
    paste = BracketedPasteDecoder()
  }
}
