import StringsSyntax

/// What a text does with its arguments, in all plural forms together.
struct ArgumentUse {
  /// What a text does with one argument.
  struct Argument {
    var kind: ArgumentKind
    /// The first placeholder of the argument as written.
    var placeholder: String
    /// Whether a position is written in it.
    var hasPosition: Bool
    /// Whether `%@` shows the argument.
    var isObject = false
    /// Whether the argument must be a number, as for `%d`, `%.2f` and plurals.
    var isNumber = false
    /// Whether `%s` shows the argument, which must be the address of bytes.
    var isBytes = false
    /// Whether `%c` shows the argument.
    var isCharacter = false
    /// Whether the argument must be a value of C, not an object.
    var isValue: Bool { isNumber || isBytes || isCharacter }
    /// Whether it is used both as an object and as a value of C.
    var isMixed: Bool { isObject && isValue }
  }

  /// By the one-based position.
  private(set) var arguments: [Int: Argument] = [:]

  init(_ message: Message) { self.init(message.unambiguousPlaceholders) }

  init(_ placeholders: some Sequence<ResolvedPlaceholder>) {
    for resolved in placeholders { add(resolved) }
  }

  subscript(position: Int) -> Argument? { arguments[position] }

  /// The one-based positions in order.
  var positions: [Int] { arguments.keys.sorted() }

  private mutating func add(_ resolved: ResolvedPlaceholder) {
    let placeholder = resolved.placeholder
    let kind = placeholder.conversion.argumentKind
    var argument =
      arguments[resolved.argument + 1]
      ?? Argument(
        kind: kind, placeholder: placeholder.source, hasPosition: placeholder.position != nil)
    if argument.kind == .any { argument.kind = kind }
    // The value type of a plural that names none is `%@`, too.
    if placeholder.conversion == .object, !resolved.isVariable { argument.isObject = true }
    if kind == .integer || kind == .real { argument.isNumber = true }
    if placeholder.conversion == .string { argument.isBytes = true }
    if placeholder.conversion == .character { argument.isCharacter = true }
    arguments[resolved.argument + 1] = argument
  }
}
