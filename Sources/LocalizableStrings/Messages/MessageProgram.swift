internal import StringsSyntax

/// A compiled message: flat instructions that are executed without allocating.
///
/// The program is stored in memory of its own, so that reading it does not touch reference counts that
/// other threads write to.
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
    case field(Int32)
    /// An index into `plurals`.
    case plural(Int32)
  }

  struct Plural {
    /// Whether the ordinal rules apply.
    var isOrdinal: Bool
    /// The index of the field of the number.
    var field: Int32
    /// The index in `forms` of the form of the first category; the others follow in CLDR's order.
    var forms: Int32
    /// The form of the number 0, if there is one.
    var exactZero: Block?
  }

  /// The instructions and data of a program.
  struct Code {
    // Safe because the memory is written in the program's `init` only and freed with the program, and
    // everything that executes the code retains the program or its table.
    var instructions: UnsafePointer<Instruction>
    var plurals: UnsafePointer<Plural>
    /// The forms of all plurals; `other` replaces missing forms.
    var forms: UnsafePointer<Block>
    var fields: UnsafePointer<Field>
    var bytes: UnsafePointer<UInt8>
    var body: Block
    var fieldCount: Int
    /// Whether variables refer to each other endlessly or too deep.
    var isNestedTooDeep: Bool

    /// The placeholder of a field as written.
    func source(_ field: Field) -> String {
      String(decoding: bytes(from: field.sourceStart, to: field.sourceEnd), as: UTF8.self)
    }

    /// The issue of a field without argument.
    func missingArgument(_ field: Field) -> LocalizationIssue.Kind {
      .missingArgument(position: Int(field.argument) + 1, placeholder: source(field))
    }

    /// The issue of a field whose argument is not of its kind.
    func wrongArgument(_ field: Field) -> LocalizationIssue.Kind {
      .wrongArgument(position: Int(field.argument) + 1, placeholder: source(field))
    }

    /// All fields.
    var allFields: UnsafeBufferPointer<Field> {
      UnsafeBufferPointer(start: fields, count: fieldCount)
    }

    /// The plural that is the only instruction of a block; `nil` if there is another.
    @inline(__always)
    func onlyPlural(of block: Block) -> UnsafePointer<Plural>? {
      guard block.end &- block.start == 1,
        case .plural(let index) = instructions[Int(block.start)]
      else { return nil }
      return plurals + Int(index)
    }

    @inline(__always)
    func form(_ plural: UnsafePointer<Plural>, _ category: PluralCategory) -> Block {
      forms[Int(plural.pointee.forms) &+ category.index]
    }

    /// Bytes that at least `TextSink.padding` others follow in memory.
    @inline(__always)
    func bytes(from start: Int32, to end: Int32) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: bytes + Int(start), count: Int(end &- start))
    }
  }

  let code: Code

  init(_ message: Message) {
    let resolved = ResolvedMessage(message)
    var builder = MessageProgramBuilder()
    let body = builder.block(resolved.nodes)
    code = Code(
      instructions: MessageProgram.copy(builder.instructions),
      plurals: MessageProgram.copy(builder.plurals),
      forms: MessageProgram.copy(builder.forms),
      fields: MessageProgram.copy(builder.fields),
      bytes: MessageProgram.copy(
        builder.bytes + [UInt8](repeating: 0, count: TextSink.padding)),
      body: body,
      fieldCount: builder.fields.count,
      isNestedTooDeep: resolved.problems.contains { $0.code == .nestedTooDeep })
  }

  deinit {
    code.instructions.deallocate()
    code.plurals.deallocate()
    code.forms.deallocate()
    code.fields.deallocate()
    code.bytes.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(
    _ elements: [Element]
  ) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    for (index, element) in elements.enumerated() { (memory + index).initialize(to: element) }
    return UnsafePointer(memory)
  }
}

extension MessageProgram.Code: BitwiseCopyable {}
extension MessageProgram.Block: BitwiseCopyable {}
extension MessageProgram.Instruction: BitwiseCopyable {}
extension MessageProgram.Plural: BitwiseCopyable {}
