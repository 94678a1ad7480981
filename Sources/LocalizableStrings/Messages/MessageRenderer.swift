internal import StringsSyntax

/// Shows a message with its arguments in one language.
///
/// It refers to what it needs without counting references: the localizer that made it holds it all.
struct MessageRenderer {
  let code: MessageProgram.Code
  let arguments: Arguments
  let link: LookupChain.Link
  /// Told of every argument that is missing or of the wrong kind.
  let core: Unmanaged<LocalizerCore>
  /// The key of the text, for such reports.
  let key: String

  @inline(__always)
  func text() -> String {
    TextSink.text { render(code.body, to: &$0) }
  }

  private func render(_ block: MessageProgram.Block, to sink: inout TextSink) {
    for index in block.start..<block.end {
      switch code.instructions[Int(index)] {
      case .text(let start, let end):
        sink.write(code.bytes(from: start, to: end))
      case .value(let field):
        write(code.fields + Int(field), to: &sink)
      case .choice(let index):
        render(form(code.choices + Int(index)), to: &sink)
      }
    }
  }

  @inline(__always)
  private func write(_ field: UnsafePointer<Field>, to sink: inout TextSink) {
    if field.pointee.isPlainNumber, let number = arguments.whole(Int(field.pointee.argument)) {
      link.integers._withUnsafeGuaranteedRef { $0.write(number, to: &sink) }
    } else {
      writeUnusual(field.pointee, to: &sink)
    }
  }

  @inline(never)
  private func writeUnusual(_ field: Field, to sink: inout TextSink) {
    if let argument = arguments[Int(field.argument)] {
      FieldWriter(renderer: self, field: field).write(argument, to: &sink)
    } else {
      writeMissing(field, to: &sink)
    }
  }

  /// Marks the place of an argument that was not given: `⟨%2$@⟩`.
  private func writeMissing(_ field: Field, to sink: inout TextSink) {
    report(.missingArgument(position: Int(field.argument) + 1, placeholder: code.source(field)))
    sink.write("⟨\(code.source(field))⟩")
  }

  /// Marks an argument of the wrong kind and shows it all the same: `⟨%d: five⟩`.
  func wrongMarker(_ argument: LocalizableValue, _ field: Field) -> String {
    reportWrong(field)
    let shown =
      switch argument {
      case .signed(let number): number.description
      case .unsigned(let number): number.description
      case .real(let number): number.description
      case .decimal(let text), .text(let text): text
      }
    return "⟨\(code.source(field)): \(shown)⟩"
  }

  /// Whether a text has to be kept from mixing with this one, as it runs the other way.
  func isolates(_ text: String) -> Bool {
    core._withUnsafeGuaranteedRef { $0.isolatesArguments } && link.isCrossed(by: text)
  }

  private func reportWrong(_ field: Field) {
    report(.wrongArgument(position: Int(field.argument) + 1, placeholder: code.source(field)))
  }

  func report(_ kind: LocalizationIssue.Kind) {
    core._withUnsafeGuaranteedRef { $0.report(kind, key, link.language) }
  }

  @inline(__always)
  private func form(_ choice: UnsafePointer<MessageProgram.Choice>) -> MessageProgram.Block {
    let field = code.fields + Int(choice.pointee.field)
    guard field.pointee.isPlainNumber, let number = arguments.whole(Int(field.pointee.argument))
    else { return unusualForm(choice.pointee, field.pointee) }
    if number == 0, let zero = choice.pointee.exactZero { return zero }
    let rules = choice.pointee.isOrdinal ? link.ordinals : link.cardinals
    return choice.pointee.forms[rules._withUnsafeGuaranteedRef { $0.category(number) }.order]
  }

  @inline(never)
  private func unusualForm(_ choice: MessageProgram.Choice, _ field: Field) -> MessageProgram.Block
  {
    let other = choice.forms[PluralCategory.other.order]
    // A missing argument is marked where the form shows it.
    guard let argument = arguments[Int(field.argument)] else {
      report(.missingArgument(position: Int(field.argument) + 1, placeholder: code.source(field)))
      return other
    }
    let writer = FieldWriter(renderer: self, field: field)
    let rules = choice.isOrdinal ? link.ordinals : link.cardinals
    let category = rules._withUnsafeGuaranteedRef { writer.category(argument, $0) }
    guard let category else {
      reportWrong(field)
      return other
    }
    if let zero = choice.exactZero, ShownNumber(argument)?.isZero == true { return zero }
    return choice.forms[category.order]
  }
}
