/// Builds the views of a `body`, one below the other, with `if`, `switch` and `for`.
@MainActor @resultBuilder public enum ViewBuilder {
  /// Takes a view.
  public static func buildExpression(_ view: some View) -> Views { .one(view) }

  /// Takes the result of another builder.
  public static func buildExpression(_ views: Views) -> Views { views }

  /// Builds an empty block.
  public static func buildBlock() -> Views { .none }

  /// Builds a block of a single statement.
  public static func buildBlock(_ views: Views) -> Views { views }

  /// Builds a block of several statements.
  public static func buildBlock(_ views: Views...) -> Views { .several(views) }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ views: Views?) -> Views { views ?? .none }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first views: Views) -> Views { .branch(0, views) }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second views: Views) -> Views { .branch(1, views) }

  /// Builds a `for` loop.
  public static func buildArray(_ views: [Views]) -> Views { .several(views) }

  /// Builds the inside of an `if #available`.
  public static func buildLimitedAvailability(_ views: Views) -> Views { views }
}
