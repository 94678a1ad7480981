import StringsSyntax

extension PropertyListValue {
  /// The value with `ld` for `%ld` as the type of a number, which many files have.
  var withPlainTypes: PropertyListValue {
    guard let pairs else { return self }
    return .dictionary(
      pairs.map { pair in
        guard pair.key == "NSStringFormatValueTypeKey", let type = pair.value.string,
          type.hasPrefix("%")
        else { return PropertyListPair(key: pair.key, value: pair.value.withPlainTypes) }
        return PropertyListPair(key: pair.key, value: .string(String(type.dropFirst())))
      })
  }
}

extension CatalogTree {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceRule = "NSStringDeviceSpecificRuleType"

  /// The state of the text that some keys of a value lead to.
  typealias States = (_ path: [String]) -> TranslationState

  /// The localization of a value, as deep as it must be; `nil` if a String Catalog cannot say the same.
  init?(_ value: PropertyListValue, key: String, states: States) {
    let value = value.withPlainTypes
    for candidate in [
      Self.variations(value, at: [], states), Self.substitutions(value, states),
    ] {
      guard let candidate, let read = candidate.value(key: key),
        MessageMeaning(read) == MessageMeaning(value)
      else { continue }
      self = candidate
      return
    }
    return nil
  }

  /// What a reader makes of the localization.
  private func value(key: String) -> PropertyListValue? {
    let json = text(JSONLayout.ofXcode, "")
    guard let (node, _) = try? JSONReader.read(Array(json.utf8)) else { return nil }
    let budget = ExpansionBudget(ofFileWith: json.utf8.count)
    var reader = LocalizationReader(key: key, node, budget)
    return reader.value()
  }

  /// A text, or one that varies as a whole by device and number.
  private static func variations(
    _ value: PropertyListValue, at path: [String], _ states: States
  ) -> CatalogTree? {
    if let text = value.string { return unit(text, states(path)) }
    if let devices = value[deviceRule]?.pairs, value.pairs?.count == 1 {
      var branches: [String: CatalogTree] = [:]
      for device in devices {
        branches[device.key] = variations(
          device.value, at: path + [deviceRule, device.key], states)
      }
      guard branches.count == devices.count else { return nil }
      return .object(["variations": .object(["device": .object(branches)])])
    }
    guard let variable = value.pairs?.first(where: { $0.value.pairs != nil }),
      value.pairs?.count == 2, let format = value[formatKey]?.string,
      case let pieces = Format(format).pieces, pieces.count == 1,
      case .placeholder(let placeholder) = pieces[0],
      placeholder.conversion == .variable(variable.key)
    else { return nil }
    return plural(forms(of: variable.value), at: path + [variable.key], states)
  }

  /// A text with parts that vary by their numbers.
  private static func substitutions(
    _ value: PropertyListValue, _ states: States
  ) -> CatalogTree? {
    guard let format = value[formatKey]?.string, value.variants == nil, let message = Message(value)
    else { return nil }
    let arguments = message.argumentNames
    var substitutions: [String: CatalogTree] = [:]
    for pair in value.pairs ?? [] where pair.key != formatKey {
      guard let specifier = pair.value["NSStringFormatValueTypeKey"]?.string else { return nil }
      let argument = arguments.first { $0.value == pair.key }?.key
      let forms = forms(of: pair.value).map { form in
        PropertyListPair(
          key: form.key, value: .string(withArgument(form.value, specifier, argument)))
      }
      guard var tree = plural(forms, at: [pair.key], states) else { return nil }
      tree[["formatSpecifier"]] = .string(specifier)
      if let argument { tree[["argNum"]] = .source(String(argument)) }
      substitutions[pair.key] = tree
    }
    guard case .object(var members) = unit(format, states([formatKey])),
      !substitutions.isEmpty
    else {
      return nil
    }
    members["substitutions"] = .object(substitutions)
    return .object(members)
  }

  private static func forms(of variable: PropertyListValue) -> [PropertyListPair] {
    (variable.pairs ?? []).filter { !$0.key.hasPrefix("NSStringFormat") }
  }

  private static func plural(
    _ forms: [PropertyListPair], at path: [String], _ states: States
  ) -> CatalogTree? {
    var branches: [String: CatalogTree] = [:]
    for form in forms {
      guard let text = form.value.string else { return nil }
      branches[form.key] = unit(text, states(path + [form.key]))
    }
    if branches.isEmpty { return nil }
    return .object(["variations": .object(["plural": .object(branches)])])
  }

  /// The form with `%arg` for the number of its variable.
  private static func withArgument(
    _ form: PropertyListValue, _ specifier: String, _ argument: Int?
  ) -> String {
    var isFirst = true
    return Format(form.string ?? "").rewritten(placeholders: { placeholder in
      if placeholder.position == nil {
        let isOwn = isFirst && placeholder.source == "%" + specifier
        if case .variable = placeholder.conversion {} else { isFirst = false }
        return isOwn ? "%arg" : placeholder.source
      }
      return argument.map { placeholder.source == "%\($0)$\(specifier)" } == true
        ? "%arg" : placeholder.source
    })
  }
}
