import StringsFormats
import StringsSyntax

/// What a conversion cannot keep: for each file a diagnostic of each kind, at the first place.
struct ConversionLosses {
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
      case .looseComment: "\(counted("comment")) of no key cannot be kept"
      case .otherComment:
        "\(counted("comment")) cannot be kept, since a key has one in all languages"
      case .changedComment: "\(counted("comment")) cannot be kept in the same words"
      case .overriddenText: "\(counted("text")) cannot be kept, since the same key occurs again"
      case .text(let reason): "\(counted("text")) cannot be kept, since \(reason)"
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
  /// The first keys of each diagnostic.
  private var keys: [Place: [String]] = [:]

  /// The first lines of those that belong to no key.
  private var lines: [Place: [Int]] = [:]

  private static let namedPlaces = 5

  mutating func add(
    _ kind: Kind, _ file: String, at position: SourcePosition?, key: String? = nil
  ) {
    let place = Place(file: file, kind: kind)
    if counts[place] == nil { firsts.append((place, position, key)) }
    counts[place, default: 0] += 1
    if let key {
      if keys[place, default: []].count < Self.namedPlaces { keys[place, default: []].append(key) }
    } else if let position, lines[place, default: []].count < Self.namedPlaces {
      lines[place, default: []].append(position.line)
    }
  }

  mutating func add(_ kind: Kind, _ entry: TranslationEntry) {
    add(kind, entry.file, at: entry.position, key: entry.key)
  }

  /// Errors, or warnings if losses are allowed.
  func diagnostics(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    firsts.map { place, position, key in
      let count = counts[place] ?? 0
      return Diagnostic(
        file: place.file, position: position, severity: severity, code: .notConverted,
        message: place.kind.message(count) + names(of: place, count), key: key)
    }
  }

  /// For example `: "a", "b", "c", "d", "e" and 2 more`, or several lines.
  private func names(of place: Place, _ count: Int) -> String {
    let keys = keys[place, default: []].map { "\"\($0)\"" }
    let lines = count > 1 ? lines[place, default: []].map(\.description) : []
    let names = keys.isEmpty ? lines : keys
    if names.isEmpty { return "" }
    let rest = count > names.count ? " and \(count - names.count) more" : ""
    return (keys.isEmpty ? ": in lines " : ": ") + names.joined(separator: ", ") + rest
  }
}
