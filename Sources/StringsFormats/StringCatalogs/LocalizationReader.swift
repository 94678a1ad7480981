import StringsSyntax

/// Reads one localization of a key in a String Catalog into the value of a `.stringsdict` entry.
struct LocalizationReader {
  struct Problem {
    var code: Diagnostic.Code
    var message: String
    var position: SourcePosition
    var severity = Diagnostic.Severity.warning
  }

  private(set) var problems: [Problem] = []
  /// What the texts may still take: devices share the same substitutions, and these a format of their numbers.
  private(set) var budget: ExpansionBudget
  /// Whether there are more texts than the budget allows; this is a problem too.
  private(set) var isTooLong = false
  /// The least finished state of all its string units.
  private(set) var state: TranslationState?
  /// The states of the forms of each plural category, and of the other texts.
  private var states: [PluralCategory?: Set<TranslationState>] = [:]

  private let key: String
  private let root: JSONNode
  /// The devices that any part of the text varies by.
  private var devices: Set<String> = []
  // Xcode has eight devices, and a format at most 99 arguments.
  private static let maximumDevices = 32
  private static let maximumSubstitutions = 99

  init(key: String, _ root: JSONNode, _ budget: ExpansionBudget) {
    self.budget = budget
    self.key = key
    self.root = root
  }

  /// The value; `nil` if there is no text yet.
  mutating func value() -> PropertyListValue? {
    survey(root)
    let value = valueForDevices()
    guard isTooLong else { return value }
    problems.append(
      Problem(
        code: .invalidCatalog, message: ExpansionBudget.reason, position: root.start,
        severity: .error))
    return nil
  }

  private mutating func valueForDevices() -> PropertyListValue? {
    let devices = devices.sorted().prefix(Self.maximumDevices)
    guard !devices.isEmpty else { return value(for: nil) }
    var pairs: [PropertyListPair] = []
    for device in devices where !isTooLong {
      if let value = value(for: device) {
        pairs.append(PropertyListPair(key: device, value: value))
      }
    }
    guard !pairs.isEmpty else { return nil }
    return .dictionary([
      PropertyListPair(key: "NSStringDeviceSpecificRuleType", value: .dictionary(pairs))
    ])
  }

  /// The plural forms in the least finished state, if only forms are and others are not.
  var formsInState: [PluralCategory] {
    guard let state, states[.none]?.contains(state) != true,
      states.values.contains(where: { !$0.contains(state) })
    else { return [] }
    return PluralCategory.allCases.filter { states[$0]?.contains(state) == true }
  }

  /// Collects the devices and states below a node, and reports unknown ones.
  private mutating func survey(_ node: JSONNode, _ category: PluralCategory? = nil) {
    if let unit = node["stringUnit"] {
      if let name = unit["state"]?.string {
        let known = TranslationState(rawValue: name)
        let own = known ?? .new
        state = min(state ?? own, own)
        states[category, default: []].insert(own)
        if known == nil {
          report(.unknownState, "\"\(name)\" is not a translation state", at: unit.start)
        }
      }
      if unit["value"]?.string == nil {
        report(.invalidCatalog, "this string unit has no \"value\"", at: unit.start)
      }
    }
    for substitution in node["substitutions"]?.members ?? [] { survey(substitution.value) }
    for variation in node["variations"]?.members ?? [] {
      switch variation.key {
      case "device": devices.formUnion((variation.value.members ?? []).map(\.key))
      case "plural", "width": break
      default:
        report(
          .unknownVariation, "\"\(variation.key)\" is not a known kind of variation",
          at: variation.position)
      }
      let isPlural = variation.key == "plural"
      for branch in variation.value.members ?? [] {
        survey(branch.value, isPlural ? PluralCategory(rawValue: branch.key) : category)
      }
    }
  }

  private mutating func report(
    _ code: Diagnostic.Code, _ message: String, at position: SourcePosition
  ) {
    problems.append(Problem(code: code, message: message, position: position))
  }

  private mutating func value(for device: String?) -> PropertyListValue? {
    let node = branch(of: root, for: device)
    let members = ((node["substitutions"] ?? root["substitutions"])?.members ?? []).prefix(
      Self.maximumSubstitutions)
    var substitutions: [CatalogSubstitution] = []
    for member in members {
      let substitution = CatalogSubstitution(
        name: member.key, node: member.value,
        forms: forms(of: branch(of: member.value, for: device), for: device))
      take(substitution.lengthOfNumbers)
      if isTooLong { return nil }
      substitutions.append(substitution)
    }
    if let text = text(of: node) {
      take(text.utf8.count)
      if text.isEmpty, state == .new { return nil }
      guard !substitutions.isEmpty else { return .string(text) }
      return CatalogPlural(substitutions).value(text: text)
    }
    let pairs = forms(of: node, for: device)
    guard !pairs.isEmpty, !isTooLong else { return nil }
    return CatalogPlural(substitutions).value(key: key, forms: pairs)
  }

  private mutating func take(_ count: Int) {
    if !budget.take(count) { isTooLong = true }
  }

  private func text(of node: JSONNode) -> String? { node["stringUnit"]?["value"]?.string }

  /// The node that applies to a device: the result of its device and width variations.
  private func branch(of node: JSONNode, for device: String?) -> JSONNode {
    var node = node
    // Nested variations are unusual; the depth is bounded because it comes from the input.
    for _ in 0..<4 {
      guard node["stringUnit"] == nil, let variations = node["variations"] else { break }
      if let device, let devices = variations["device"],
        let next = devices[device] ?? devices["other"] ?? devices.members?.first?.value
      {
        node = next
      } else if let widths = variations["width"]?.members,
        let widest = widths.max(by: { (Int($0.key) ?? -1) < (Int($1.key) ?? -1) })
      {
        node = widest.value
      } else {
        break
      }
    }
    return node
  }

  private mutating func forms(of node: JSONNode, for device: String?) -> [PropertyListPair] {
    var forms: [PropertyListPair] = []
    for form in node["variations"]?["plural"]?.members ?? [] {
      guard let text = text(of: branch(of: form.value, for: device)) else { continue }
      take(text.utf8.count)
      forms.append(PropertyListPair(key: form.key, value: .string(text)))
    }
    return forms
  }
}
