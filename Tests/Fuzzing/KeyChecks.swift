import ConsoleUI

/// Any bytes give the same events in any pieces, and the timeout resolves all pending bytes.
func checkKeys(_ input: FuzzInput) {
  var input = input
  let plan = input.word()
  let bytes = Array(input.rest)
  let events = decodeAtOnce(bytes)
  precondition(decodeInPieces(bytes, plan: plan) == events, "the pieces do not matter")
  checkCharacters(bytes, events)
  checkTimeouts(bytes, plan: plan)
}

private func decodeAtOnce(_ bytes: [UInt8]) -> [TerminalEvent] {
  var decoder = KeyDecoder()
  return decoder.decode(bytes) + decoder.flush()
}

private func decodeInPieces(_ bytes: [UInt8], plan: UInt64) -> [TerminalEvent] {
  var decoder = KeyDecoder()
  var events: [TerminalEvent] = []
  for piece in pieces(of: bytes, plan: plan) {
    events += decoder.decode(piece)
    checkPending(decoder, bytes)
  }
  return events + decoder.flush()
}

/// Printable text decodes to its characters; other bytes give no more events than bytes.
private func checkCharacters(_ bytes: [UInt8], _ events: [TerminalEvent]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let isText = text.utf8.elementsEqual(bytes) && text.unicodeScalars.allSatisfy(isPrintable)
  if isText {
    let expected = text.unicodeScalars.map { TerminalEvent.key(.character(Character($0))) }
    precondition(events == expected, "text is its characters")
  }
  precondition(events.count <= bytes.count, "no event without a byte")
  for event in events {
    switch event {
    case .key(let key): checkKey(key)
    case .mouse(let mouse):
      precondition(mouse.point.column >= 0 && mouse.point.row >= 0, "a cell is on the screen")
    case .paste(let text):
      precondition(!text.isEmpty && !text.utf8.contains(0x0D), "pasted lines end with line feeds")
    case .focus: break
    case .line, .resize, .endOfInput, .signal: preconditionFailure("bytes cannot mean this")
    }
  }
}

private func checkKey(_ key: KeyPress) {
  guard case .character(let character) = key.key else { return }
  precondition(character.unicodeScalars.allSatisfy(isPrintable), "no key is a control character")
}

private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
}

/// After a timeout anywhere, except in a paste, the decoder starts anew.
private func checkTimeouts(_ bytes: [UInt8], plan: UInt64) {
  var decoder = KeyDecoder()
  for (number, piece) in pieces(of: bytes, plan: plan).enumerated() {
    _ = decoder.decode(piece)
    checkPending(decoder, bytes)
    guard plan >> (number % 64) & 1 == 1, decoder.needsTimeout else { continue }
    _ = decoder.flush()
    precondition(
      !decoder.needsTimeout && decoder.pendingCount == 0, "the timeout resolves everything")
    var copy = decoder
    precondition(copy.decode("x".utf8) == [.key(.character("x"))], "the next key is itself")
  }
}

private func checkPending(_ decoder: KeyDecoder, _ bytes: [UInt8]) {
  precondition(decoder.pendingCount <= bytes.count && decoder.pendingCount <= 1 << 20)
  precondition(
    decoder.needsTimeout || !decoder.isMidSequence, "a sequence in progress needs the timeout")
}

private func pieces(of bytes: [UInt8], plan: UInt64) -> [ArraySlice<UInt8>] {
  var rest = bytes[...]
  var pieces: [ArraySlice<UInt8>] = []
  var lengths = plan
  while !rest.isEmpty {
    let piece = rest.prefix(1 + Int(lengths & 7))
    pieces.append(piece)
    rest = rest.dropFirst(piece.count)
    lengths = lengths >> 3 | lengths << 61
  }
  return pieces
}
