internal import StringsSyntax

/// A message ready to be shown: flat instructions that are followed without allocating.
///
/// Everything lies in memory of its own, so that reading it touches no reference count that other
/// threads write to as well.
final class MessageProgram: @unchecked Sendable {
  /// A range of instructions.
  struct Block {
    var start: Int32
    var end: Int32
  }

  enum Instruction {
    /// A range of `bytes`.
    case text(start: Int32, end: Int32)
    /// An index into `fields`.
    case value(Int32)
    /// An index into `choices`.
    case choice(Int32)
  }

  struct Choice {
    /// Whether the number is a place in an order.
    var isOrdinal: Bool
    /// The field that says how the number is written.
    var field: Int32
    /// The form for each category, in CLDR's order, `other` standing in for what is missing.
    var forms: [6 of Block]
    /// The form for the number 0, if it has one of its own.
    var exactZero: Block?
  }

  /// What the program consists of.
  struct Code {
    // Safe because all of it is written in the program's `init` only, and freed with the program:
    // whoever follows it holds the program, or the table that does.
    var instructions: UnsafePointer<Instruction>
    var choices: UnsafePointer<Choice>
    var fields: UnsafePointer<Field>
    var bytes: UnsafePointer<UInt8>
    var body: Block
    var fieldCount: Int

    /// A placeholder as it stands in the message.
    func source(_ field: Field) -> String {
      String(decoding: bytes(from: field.sourceStart, to: field.sourceEnd), as: UTF8.self)
    }

    @inline(__always)
    func bytes(from start: Int32, to end: Int32) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: bytes + Int(start), count: Int(end - start))
    }
  }

  let code: Code

  init(_ message: Message) {
    let outline = MessageOutline(message)
    var builder = MessageProgramBuilder()
    let body = builder.block(outline.nodes)
    code = Code(
      instructions: MessageProgram.copy(builder.instructions),
      choices: MessageProgram.copy(builder.choices),
      fields: MessageProgram.copy(builder.fields),
      bytes: MessageProgram.copy(builder.bytes),
      body: body,
      fieldCount: builder.fields.count)
  }

  deinit {
    code.instructions.deallocate()
    code.choices.deallocate()
    code.fields.deallocate()
    code.bytes.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(
    _ elements: [Element]
  ) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    for (place, element) in elements.enumerated() { (memory + place).initialize(to: element) }
    return UnsafePointer(memory)
  }
}

extension MessageProgram.Code: BitwiseCopyable {}
extension MessageProgram.Block: BitwiseCopyable {}
extension MessageProgram.Instruction: BitwiseCopyable {}
extension MessageProgram.Choice: BitwiseCopyable {}
