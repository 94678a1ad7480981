internal import StringsSyntax

/// Lays a message's outline out flat.
struct MessageProgramBuilder {
  private(set) var instructions: [MessageProgram.Instruction] = []
  private(set) var choices: [MessageProgram.Choice] = []
  private(set) var fields: [Field] = []
  private(set) var bytes: [UInt8] = []

  /// Adds nodes as one block; what they contain comes before them.
  mutating func block(_ nodes: [MessageOutline.Node]) -> MessageProgram.Block {
    let block = nodes.map { instruction($0) }
    let start = instructions.count
    instructions += block
    return MessageProgram.Block(start: Int32(start), end: Int32(instructions.count))
  }

  private mutating func instruction(
    _ node: MessageOutline.Node
  ) -> MessageProgram.Instruction {
    switch node {
    case .text(let text):
      let start = bytes.count
      bytes += text.utf8
      return .text(start: Int32(start), end: Int32(bytes.count))
    case .value(let use):
      return .value(add(use))
    case .choice(let use, let type, let forms):
      return .choice(choice(use, type, forms))
    }
  }

  private mutating func add(_ use: MessageOutline.Use) -> Int32 {
    let start = bytes.count
    bytes += use.placeholder.source.utf8
    fields.append(Field(use, source: start..<bytes.count))
    return Int32(fields.count - 1)
  }

  private mutating func choice(
    _ use: MessageOutline.Use, _ type: PluralType, _ forms: [PluralCategory: [MessageOutline.Node]]
  ) -> Int32 {
    var blocks: [PluralCategory: MessageProgram.Block] = [:]
    for category in PluralCategory.allCases {
      if let nodes = forms[category] { blocks[category] = block(nodes) }
    }
    let fallback =
      blocks[.other] ?? PluralCategory.allCases.reversed().lazy.compactMap { blocks[$0] }.first
      ?? MessageProgram.Block(start: 0, end: 0)
    let categories = PluralCategory.allCases
    choices.append(
      MessageProgram.Choice(
        isOrdinal: type == .ordinal,
        field: add(use),
        forms: [6 of MessageProgram.Block] { blocks[categories[$0]] ?? fallback },
        exactZero: blocks[.zero]))
    return Int32(choices.count - 1)
  }
}
