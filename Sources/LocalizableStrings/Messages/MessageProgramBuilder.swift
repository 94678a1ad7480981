internal import StringsSyntax

/// Compiles a resolved message into flat instructions.
struct MessageProgramBuilder {
  private(set) var instructions: [MessageProgram.Instruction] = []
  private(set) var plurals: [MessageProgram.Plural] = []
  private(set) var forms: [MessageProgram.Block] = []
  private(set) var fields: [Field] = []
  private(set) var bytes: [UInt8] = []

  /// Adds nodes as one block, after the blocks of their plural forms.
  mutating func block(_ nodes: [ResolvedMessage.Node]) -> MessageProgram.Block {
    let block = nodes.map { instruction($0) }
    let start = instructions.count
    instructions += block
    return MessageProgram.Block(start: Int32(start), end: Int32(instructions.count))
  }

  private mutating func instruction(
    _ node: ResolvedMessage.Node
  ) -> MessageProgram.Instruction {
    switch node {
    case .text(let text):
      let start = bytes.count
      bytes += text.utf8
      return .text(start: Int32(start), end: Int32(bytes.count))
    case .placeholder(let placeholder):
      return .field(add(placeholder))
    case .plural(let number, let type, let forms):
      return .plural(add(number, type, forms))
    }
  }

  private mutating func add(_ placeholder: ResolvedPlaceholder) -> Int32 {
    let start = bytes.count
    bytes += placeholder.placeholder.source.utf8
    fields.append(Field(placeholder, source: start..<bytes.count))
    return Int32(fields.count - 1)
  }

  private mutating func add(
    _ number: ResolvedPlaceholder, _ type: PluralType,
    _ forms: [PluralCategory: [ResolvedMessage.Node]]
  ) -> Int32 {
    var blocks: [PluralCategory: MessageProgram.Block] = [:]
    for category in PluralCategory.allCases {
      if let nodes = forms[category] { blocks[category] = block(nodes) }
    }
    let fallback =
      blocks[.other] ?? PluralCategory.allCases.reversed().lazy.compactMap { blocks[$0] }.first
      ?? MessageProgram.Block(start: 0, end: 0)
    let start = self.forms.count
    self.forms += PluralCategory.allCases.map { blocks[$0] ?? fallback }
    plurals.append(
      MessageProgram.Plural(
        isOrdinal: type == .ordinal,
        field: add(number),
        forms: Int32(start),
        exactZero: blocks[.zero]))
    return Int32(plurals.count - 1)
  }
}
