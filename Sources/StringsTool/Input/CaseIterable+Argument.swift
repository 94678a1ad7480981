import ArgumentParser
import StringsFormats

extension CaseIterable where Self: RawRepresentable<String> & SendableMetatype {
  /// The names, for a shell.
  static var completion: CompletionKind { .list(allCases.map(\.rawValue)) }

  /// The case with a name on the command line.
  ///
  /// - Throws: `ValidationError` with all names and the nearest one.
  @Sendable static func named(_ name: String) throws -> Self {
    if let found = Self(rawValue: name) { return found }
    let names = allCases.map(\.rawValue)
    throw ValidationError(
      "'\(name)' is none of \(names.joined(separator: ", "))\(names.suggestion(for: name))")
  }
}
