import CLibrary

/// The number of cases of tests that try random, many or all inputs: few by `swift test`, all by `CASES=many swift test`.
///
/// A case that once found a mistake is a test of its own, so that it is always tried.
package enum Cases {
  package static let areMany =
    switch variable("CASES") {
    case nil, "few"?: false
    case "many"?: true
    case let other?: preconditionFailure("CASES is few or many, not \(other)")
    }

  package static func count(_ few: Int, many: Int) -> Int { areMany ? many : few }

  /// Cases of a sweep: all, or few at equal distances, with the first and, of two or more, the last.
  package static func few<Case>(_ count: Int, of all: some Collection<Case>) -> [Case] {
    let cases = Array(all)
    guard !areMany, count < cases.count else { return cases }
    return (0..<count).map { cases[$0 * (cases.count - 1) / max(1, count - 1)] }
  }

  static func variable(_ name: String) -> String? {
    // Safe because no test changes the environment of its own process.
    getenv(name).map { String(cString: $0) }
  }
}
