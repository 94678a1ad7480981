import StringsSyntax

extension CheckedEntry {
  /// The plural forms that show a number by a placeholder of another type.
  var formDiagnostics: [Diagnostic] {
    guard hasPercent else { return [] }
    return messages.flatMap { message in
      let forms = FormUse.all(in: message)
      let types = Dictionary(forms.map { ($0.number, $0.type) }) { first, _ in first }
        .compactMapValues { $0 }.sorted { $0.key < $1.key }
      return forms.flatMap { form in
        types.compactMap { number, type in
          form.own[number].flatMap { wrong($0, type, number, form) }
        }
      }
    }.withoutDuplicates()
  }

  private func wrong(
    _ own: ArgumentUse.Argument, _ type: ArgumentUse.Argument, _ number: Int, _ form: FormUse
  ) -> Diagnostic? {
    guard type.isNumber else { return nil }
    let right = type.placeholder.positioned(own.hasPosition ? number : nil)
    let change =
      "in the form '\(form.category.rawValue)', '\(own.placeholder)' stands for the number; write "
      + "'\(right)'"
    if own.isObject {
      return entry.diagnostic(
        .objectPlaceholder, change + ", or apps for Apple's systems crash", severity: .error)
    }
    guard own.isValue, own.kind != type.kind else { return nil }
    return entry.diagnostic(
      .placeholderMismatch, change, severity: own.kind == .real ? .warning : .error)
  }
}
