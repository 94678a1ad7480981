package import StringsSyntax

/// What a conversion cannot keep: for each file a diagnostic of each kind, at the first place.
package struct ConversionLosses {
  /// What is lost, and why.
  enum Kind: Hashable {
    case looseComment
    case otherComment
    case changedComment
    case overriddenText
    case text(String)
    case setting(String)
    case state(String)

    func message(_ count: Int) -> String {
      func counted(_ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
      return switch self {
      case .looseComment: "\(counted("comment")) cannot be kept: of no key"
      case .otherComment: "\(counted("comment")) cannot be kept: a key has one in all languages"
      case .changedComment: "\(counted("comment")) cannot be kept as they are written"
      case .overriddenText: "\(counted("text")) cannot be kept: their keys occur again"
      case .text(let reason): "\(counted("text")) cannot be kept: \(reason)"
      case .setting(let name): "\(counted("setting")) \"\(name)\" cannot be kept"
      case .state(let name): "\(counted("state")) \"\(name)\" cannot be kept"
      }
    }
  }

  private struct Place: Hashable {
    var file: String
    var kind: Kind
  }

  private var counts: [Place: Int] = [:]
  private var firsts: [(place: Place, position: SourcePosition?, key: String?)] = []

  mutating func add(
    _ kind: Kind, _ file: String, at position: SourcePosition?, key: String? = nil
  ) {
    let place = Place(file: file, kind: kind)
    if counts[place] == nil { firsts.append((place, position, key)) }
    counts[place, default: 0] += 1
  }

  mutating func add(_ kind: Kind, _ entry: TranslationEntry) {
    add(kind, entry.file, at: entry.position, key: entry.key)
  }

  /// Errors, or warnings if losses are allowed.
  package func diagnostics(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    firsts.map { place, position, key in
      let first = key.map { ", first \"\($0)\"" } ?? ""
      return Diagnostic(
        file: place.file, position: position, severity: severity, code: .notConverted,
        message: place.kind.message(counts[place] ?? 0) + first, key: key)
    }
  }
}
