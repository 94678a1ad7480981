import LocalizableStrings

/// Formats numbers below 1,000, which no library groups, in a Polish sentence; an operation is a number.
@MainActor
enum PluralWorkloads {
  static var all: [Workload] {
    [
      workload("Sternik") { "articles.count".localize($0) },
      workload("a rule written by hand") { articles($0) },
    ]
  }

  private static func workload(
    _ name: String, _ text: @escaping @MainActor (Int) -> String
  ) -> Workload {
    let numbers = (0..<2_000).map { $0 * 37 % 1_000 }
    return Workload("plurals", "a number of articles", name, operations: numbers.count) {
      LookupWorkloads.setTables()
      return Rounds(answer: { numbers.map { text($0) + "\n" }.joined() }) {
        numbers.reduce(0) { $0 &+ text($1).utf8.count }
      }
    }
  }

  static let source = """
    "articles.count" = {
      NSStringLocalizedFormatKey = "%#@articles@";
      articles = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = d;
        one = "%d artykuł";
        few = "%d artykuły";
        many = "%d artykułów";
        other = "%d artykułu";
      };
    };
    """
}

/// The rule as a programmer writes it for Polish alone, without digit grouping.
@inline(never)
private func articles(_ number: Int) -> String {
  if number == 1 { return "\(number) artykuł" }
  let isTeen = (12...14).contains(number % 100)
  if !isTeen, (2...4).contains(number % 10) { return "\(number) artykuły" }
  return "\(number) artykułów"
}
