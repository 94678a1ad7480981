import LocalizableStrings

/// The comments of one file that silence checks.
struct Silencers: Sendable {
  private var all: [Silencer] = []

  init(_ all: [Silencer] = []) { self.all = all }

  /// What is left of diagnostics, and what is wrong with the comments themselves.
  mutating func keep(_ diagnostics: [Diagnostic], file: String) -> [Diagnostic] {
    let mistakes = all.flatMap { silencer in
      silencer.mistakes.map { warning(.unknownIgnore, $0, silencer, file) }
    }
    return filter(diagnostics) + mistakes
  }

  /// What is left of diagnostics.
  mutating func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !all.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      var isSilenced = false
      for index in all.indices where all[index].silences(diagnostic) { isSilenced = true }
      return !isSilenced
    }
  }

  /// A warning for each name that silenced nothing, of those that `wereRun` names.
  func unused(file: String, wereRun: (Check) -> Bool) -> [Diagnostic] {
    all.flatMap { silencer in
      silencer.codes.filter { code in
        !silencer.used.contains(code) && Check.named(code).map(wereRun) == true
      }.map { warning(.unusedIgnore, "'\($0)' silences nothing here", silencer, file) }
    }
  }

  private func warning(
    _ code: Diagnostic.Code, _ message: String, _ silencer: Silencer, _ file: String
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: silencer.position, severity: .warning, code: code, message: message)
  }
}
