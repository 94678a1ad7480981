import StringsSyntax

extension CheckedTranslation {
  /// The results of comparing the texts for the console with those that come with the package.
  var consoleDiagnostics: [Diagnostic] {
    let source = ConsoleTranslation.checkedSource
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    return entries.filter { ConsoleTranslation.owns($0.entry.key) }.flatMap { checked in
      if let counterpart = source[checked.entry.key] {
        return comparison.diagnostics(of: checked, comparedTo: counterpart)
      }
      return [
        checked.entry.diagnostic(
          .unknownConsoleText, "the console has no text \"\(checked.entry.key)\"", atKey: true)
      ]
    }
  }
}
