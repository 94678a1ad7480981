internal import StringsSyntax

/// Renders a message with its arguments.
///
/// The renderer does not count references: the localizer that created it retains everything.
struct MessageRenderer {
  let code: MessageProgram.Code
  let arguments: Arguments
  let link: LookupChain.Link
  /// Receives the reports of missing and wrong arguments.
  let storage: Unmanaged<LocalizerStorage>
  /// The key of the text, for the reports.
  let key: String

  @inline(__always)
  func text() -> String {
    // The body of most plurals is a single variable.
    var block = code.body
    while let plural = code.onlyPlural(of: block) { block = form(plural) }
    return TextSink.text { render(block, to: &$0) }
  }

  private func render(_ block: MessageProgram.Block, to sink: inout TextSink) {
    for index in block.start..<block.end {
      switch code.instructions[Int(index)] {
      case .text(let start, let end):
        sink.write(padded: code.bytes(from: start, to: end))
      case .field(let field):
        write(code.fields + Int(field), to: &sink)
      case .plural(let index):
        render(form(code.plurals + Int(index)), to: &sink)
      }
    }
  }

  @inline(__always)
  private func write(_ field: UnsafePointer<Field>, to sink: inout TextSink) {
    if field.pointee.isPlainNumber, let number = arguments.whole(Int(field.pointee.argument)) {
      link.integers._withUnsafeGuaranteedRef { $0.write(number, to: &sink) }
    } else {
      writeGeneral(field.pointee, to: &sink)
    }
  }

  @inline(never)
  private func writeGeneral(_ field: Field, to sink: inout TextSink) {
    if let argument = arguments[Int(field.argument)] {
      FieldWriter(renderer: self, field: field).write(argument, to: &sink)
    } else {
      writeMissing(field, to: &sink)
    }
  }

  /// Writes a marker for a missing argument: `⟨%2$@⟩`.
  private func writeMissing(_ field: Field, to sink: inout TextSink) {
    report(code.missingArgument(field))
    sink.write("⟨\(code.source(field))⟩")
  }

  /// Reports an argument of the wrong kind and returns a marker that shows it: `⟨%d: five⟩`.
  func wrongMarker(_ argument: LocalizableValue, _ field: Field) -> String {
    report(code.wrongArgument(field))
    return "⟨\(code.source(field)): \(argument.text)⟩"
  }

  /// Whether an argument must be isolated because it contains characters of the opposite direction, or controls of directions.
  func isolates(_ text: String) -> Bool {
    storage._withUnsafeGuaranteedRef { $0.isolatesArguments } && link.hasOppositeDirection(text)
  }

  func report(_ kind: LocalizationIssue.Kind) {
    // Variables that refer to each other take more arguments than the text means.
    if code.isNestedTooDeep { return }
    storage._withUnsafeGuaranteedRef { $0.report(kind, key, link.language) }
  }

  @inline(__always)
  private func form(_ plural: UnsafePointer<MessageProgram.Plural>) -> MessageProgram.Block {
    let field = code.fields + Int(plural.pointee.field)
    guard field.pointee.isPlainNumber, let number = arguments.whole(Int(field.pointee.argument))
    else { return generalForm(plural, field.pointee) }
    if number == 0, let zero = plural.pointee.exactZero { return zero }
    let rules = plural.pointee.isOrdinal ? link.ordinals : link.cardinals
    return code.form(plural, rules._withUnsafeGuaranteedRef { $0.category(number) })
  }

  @inline(never)
  private func generalForm(
    _ plural: UnsafePointer<MessageProgram.Plural>, _ field: Field
  ) -> MessageProgram.Block {
    let other = code.form(plural, .other)
    // The form shows the marker of the missing argument.
    guard let argument = arguments[Int(field.argument)] else {
      report(code.missingArgument(field))
      return other
    }
    let writer = FieldWriter(renderer: self, field: field)
    let rules = plural.pointee.isOrdinal ? link.ordinals : link.cardinals
    let category = rules._withUnsafeGuaranteedRef { writer.category(argument, $0) }
    guard let category else {
      report(code.wrongArgument(field))
      return other
    }
    let isZero = NumericArgument(argument)?.isZero == true
    if isZero, let zero = plural.pointee.exactZero { return zero }
    return code.form(plural, category)
  }
}
