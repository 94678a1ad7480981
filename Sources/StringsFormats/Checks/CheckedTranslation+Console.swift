import StringsSyntax

extension CheckedTranslation {
  /// The results of comparing the texts for the console with those that come with the package.
  var consoleDiagnostics: [Diagnostic] {
    let source = ConsoleTranslation.checkedSource
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    let compared = entries.filter { ConsoleTranslation.owns($0.entry.key) }.flatMap { checked in
      if let counterpart = source[checked.entry.key] {
        return comparison.diagnostics(of: checked, comparedTo: counterpart, nil).map(\.forSternik)
      }
      return [
        checked.entry.diagnostic(
          .unknownConsoleText,
          "the console has no text \"\(checked.entry.key)\": correct the key, or remove it",
          atKey: true)
      ]
    }
    return compared + sameCommands
  }

  /// A warning for each command that is the same word as an earlier one, which users get instead.
  private var sameCommands: [Diagnostic] {
    let commands = Dictionary(
      entries.lazy.map(\.entry).filter { ConsoleTranslation.owns($0.key) }.map { ($0.key, $0) }
    ) { first, _ in first }
    var owners: [String: String] = [:]
    return ConsoleTranslation.commandKeys.compactMap { key in
      guard let entry = commands[key], let word = entry.value.string?.lowercased() else {
        return nil
      }
      guard let owner = owners[word] else {
        owners[word] = key
        return nil
      }
      return entry.diagnostic(.sameCommand, "the command \"\(owner)\" is the same word")
    }
  }
}
