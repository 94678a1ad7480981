/// The names that a comment for translators gives to the arguments of a text.
///
/// ```
/// /* %1$@ = name: who comes, %2$@ = place */
/// "visit" = "%1$@ comes to %2$@";
/// ```
/// A placeholder without a position stands for the argument after that of the last one.
struct ArgumentLabels {
  private var names: [Int: String] = [:]

  /// Reads a comment, without its marks.
  init(comment: String) {
    let named = /%(?:([0-9]{1,3})\$)?[-+ #0-9.*]*[hlqLztj]*[@a-zA-Z]\s*=\s*([\p{L}_][\p{L}\p{N}_]*)/
    var position = 0
    for match in comment.matches(of: named) {
      position = match.1.flatMap { Int($0) } ?? position + 1
      if names[position] == nil { names[position] = String(match.2) }
    }
  }

  /// The name of the argument at a one-based position.
  subscript(position: Int) -> String? { names[position] }
}
