import StringsSyntax

/// Reads one localization of a key in a String Catalog into the value of a `.stringsdict` entry.
struct LocalizationReader {
  struct Problem {
    var code: Diagnostic.Code
    var message: String
    var position: SourcePosition
  }

  private(set) var problems: [Problem] = []
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

  init(key: String, _ root: JSONNode) {
    self.key = key
    self.root = root
  }

  /// The value; `nil` if there is no text yet.
  mutating func value() -> PropertyListValue? {
    survey(root)
    let devices = devices.sorted().prefix(Self.maximumDevices)
    guard !devices.isEmpty else { return value(for: nil) }
    let pairs = devices.compactMap { device in
      value(for: device).map { PropertyListPair(key: device, value: $0) }
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

  private func value(for device: String?) -> PropertyListValue? {
    let node = branch(of: root, for: device)
    let members = ((node["substitutions"] ?? root["substitutions"])?.members ?? []).prefix(
      Self.maximumSubstitutions)
    let substitutions = members.map { member in
      CatalogSubstitution(
        name: member.key, node: member.value,
        forms: forms(of: branch(of: member.value, for: device), for: device))
    }
    if let text = text(of: node) {
      if text.isEmpty, state == .new { return nil }
      guard !substitutions.isEmpty else { return .string(text) }
      return CatalogPlural(substitutions).value(text: text)
    }
    let pairs = forms(of: node, for: device)
    guard !pairs.isEmpty else { return nil }
    return CatalogPlural(substitutions).value(key: key, forms: pairs)
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

  private func forms(of node: JSONNode, for device: String?) -> [PropertyListPair] {
    (node["variations"]?["plural"]?.members ?? []).compactMap { form in
      text(of: branch(of: form.value, for: device)).map {
        PropertyListPair(key: form.key, value: .string($0))
      }
    }
  }
}
