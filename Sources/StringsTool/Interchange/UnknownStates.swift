import StringsFormats
import StringsSyntax

/// The states in a file from a translator that its format does not have.
struct UnknownStates {
  private var names: [String] = []
  private var found: [String: (first: SourcePosition?, count: Int)] = [:]

  /// Adds a translation in such a state, which then needs review.
  mutating func add(_ name: String, at position: SourcePosition?) {
    if found[name] == nil { names.append(name) }
    found[name, default: (position, 0)].count += 1
  }

  /// A warning for each state, at the first translation.
  func diagnostics(in file: String) -> [Diagnostic] {
    names.compactMap { name in
      found[name].map { first, count in
        Diagnostic(
          file: file, position: first, severity: .warning, code: .unknownState,
          message: "the state \"\(name)\" is not known: "
            + (count == 1
              ? "its translation needs review" : "its \(count) translations need review"))
      }
    }
  }
}
