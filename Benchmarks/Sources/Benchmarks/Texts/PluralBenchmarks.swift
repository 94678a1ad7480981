import CPeers
import LocalizableStrings

/// Formats numbers below 10,000 in a Polish sentence.
@MainActor
struct PluralBenchmarks {
  private let numbers = (0..<2_000).map { $0 * 37 % 10_000 }

  var workloads: [Workload] {
    var workloads = [
      workload("\"articles.count\".localize(n)") { "articles.count".localize($0) },
      workload("a plural rule written by hand") { articles($0) },
    ]
    if GettextMessages.isOpen {
      workloads.append(
        Workload(name: "ngettext and snprintf", operations: numbers.count) {
          written { out, capacity in
            numbers.reduce(0) { $0 &+ Int(peers_count_articles(UInt($1), out, capacity)) }
          }
        })
    }
    let pattern = "{0, plural, one{# artykuł} few{# artykuły} many{# artykułów} other{# artykułu}}"
    if let message = peers_message_open("pl", pattern) {
      workloads.append(
        Workload(name: "ICU's MessageFormat", operations: numbers.count) {
          written { out, capacity in
            numbers.reduce(0) {
              $0 &+ Int(peers_message_format(message, Double($1), out, capacity))
            }
          }
        })
    }
    return workloads
  }

  private func workload(_ name: String, _ text: @escaping (Int) -> String) -> Workload {
    Workload(name: name, operations: numbers.count) {
      numbers.reduce(0) { $0 &+ text($1).utf8.count }
    }
  }

  private func written(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int) -> Int {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.baseAddress.map { write($0, Int32(buffer.count)) } ?? 0
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
