extension Message {
  /// The kind of argument at each one-based position, but for placeholders with a space behind the
  /// percent sign: `% o` in "50% off" is hardly meant as one.
  package var undoubtedArguments: [Int: ArgumentKind] {
    var arguments: [Int: ArgumentKind] = [:]
    for use in MessageOutline(self).uses where !use.placeholder.flags.contains(.spaced) {
      let known = arguments[use.argument + 1] ?? .any
      arguments[use.argument + 1] = known == .any ? use.kind : known
    }
    return arguments
  }
}
