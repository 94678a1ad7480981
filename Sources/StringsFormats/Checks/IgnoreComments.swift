import StringsSyntax

/// All ignore comments of one file.
struct IgnoreComments: Sendable {
  private var all: [IgnoreComment]
  var isEmpty: Bool { all.isEmpty }
  /// The indices of the comments for the whole file.
  private let ofFile: [Int]
  /// The indices of the comments for an entry, sorted by where the entry starts.
  private let ofEntries: [(start: SourcePosition, index: Int)]

  init(_ all: [IgnoreComment] = []) {
    self.all = all
    var ofFile: [Int] = []
    var ofEntries: [(start: SourcePosition, index: Int)] = []
    for (index, comment) in all.enumerated() {
      switch comment.scope {
      case .file: ofFile.append(index)
      case .entry(let range): ofEntries.append((range.lowerBound, index))
      case .nothing: break
      }
    }
    self.ofFile = ofFile
    self.ofEntries = ofEntries.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
  }

  /// Removes what the comments ignore, and adds the mistakes in the comments.
  mutating func apply(to diagnostics: [Diagnostic], file: String) -> [Diagnostic] {
    let mistakes = all.flatMap { comment in
      comment.mistakes.map { warning(.unknownIgnore, $0, comment, file) }
    }
    return withoutIgnored(diagnostics) + mistakes
  }

  /// Removes what the comments ignore.
  mutating func withoutIgnored(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !all.isEmpty else { return diagnostics }
    return diagnostics.filter { !ignore($0) }
  }

  /// Returns whether comments ignore a finding, and marks them as used.
  mutating func ignore(_ diagnostic: Diagnostic) -> Bool {
    var isIgnored = false
    for index in ofFile + ofEntry(at: diagnostic.position) where all[index].ignores(diagnostic) {
      isIgnored = true
    }
    return isIgnored
  }

  /// Whether a comment ignores a finding.
  func ignores(_ diagnostic: Diagnostic) -> Bool {
    (ofFile + ofEntry(at: diagnostic.position)).contains { index in
      var comment = all[index]
      return comment.ignores(diagnostic)
    }
  }

  /// A warning for each named check that was run (`wereRun`) and had nothing to ignore.
  func unused(file: String, wereRun: (Check) -> Bool) -> [Diagnostic] {
    all.flatMap { comment in
      comment.codes.filter { code in
        !comment.used.contains(code) && Check.named(code).map(wereRun) == true
      }.map { warning(.unusedIgnore, "'\($0)' ignores nothing here", comment, file) }
    }
  }

  /// The indices of the comments for the last entry that starts at or before a position.
  private func ofEntry(at position: SourcePosition?) -> [Int] {
    guard let position else { return [] }
    let next = ofEntries.partitioningIndex { $0.start > position }
    guard next > 0 else { return [] }
    let start = ofEntries[next - 1].start
    return ofEntries[..<next].reversed().prefix { $0.start == start }.map(\.index)
  }

  private func warning(
    _ code: Diagnostic.Code, _ message: String, _ comment: IgnoreComment, _ file: String
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: comment.position, severity: .warning, code: code, message: message)
  }
}
