import StringsSyntax

/// The comments of one file that silence checks.
struct Silencers: Sendable {
  private var all: [Silencer]
  /// The indices of those that concern the file.
  private let ofFile: [Int]
  /// The indices of those that concern an entry, by where that starts.
  private let ofEntries: [(start: SourcePosition, index: Int)]

  init(_ all: [Silencer] = []) {
    self.all = all
    var ofFile: [Int] = []
    var ofEntries: [(start: SourcePosition, index: Int)] = []
    for (index, silencer) in all.enumerated() {
      switch silencer.scope {
      case .file: ofFile.append(index)
      case .entry(let range): ofEntries.append((range.lowerBound, index))
      case .nothing: break
      }
    }
    self.ofFile = ofFile
    self.ofEntries = ofEntries.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
  }

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
      for index in ofFile + ofEntry(at: diagnostic.position) where all[index].silences(diagnostic) {
        isSilenced = true
      }
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

  /// The indices of those that concern the entry with the last start before a place.
  private func ofEntry(at position: SourcePosition?) -> [Int] {
    guard let position else { return [] }
    var (low, high) = (0, ofEntries.count)
    while low < high {
      let middle = (low + high) / 2
      if ofEntries[middle].start <= position { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return [] }
    let start = ofEntries[low - 1].start
    return ofEntries[..<low].reversed().prefix { $0.start == start }.map(\.index)
  }

  private func warning(
    _ code: Diagnostic.Code, _ message: String, _ silencer: Silencer, _ file: String
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: silencer.position, severity: .warning, code: code, message: message)
  }
}
