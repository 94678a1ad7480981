/// Lets a `body` list views below each other, with `if`, `switch` and `for`.
@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression(_ view: some View) -> Views { .one(view) }

  public static func buildExpression(_ views: Views) -> Views { views }

  public static func buildBlock() -> Views { .none }

  public static func buildBlock(_ views: Views) -> Views { views }

  public static func buildBlock(_ views: Views...) -> Views { .several(views) }

  public static func buildOptional(_ views: Views?) -> Views { views ?? .none }

  public static func buildEither(first views: Views) -> Views { .chosen(0, views) }

  public static func buildEither(second views: Views) -> Views { .chosen(1, views) }

  public static func buildArray(_ views: [Views]) -> Views { .several(views) }

  public static func buildLimitedAvailability(_ views: Views) -> Views { views }
}
