import StringsFormats

extension Catalog {
  /// Every key that any language has: those of the development language first, as it orders them.
  var typedKeys: [TypedKey] {
    let development = languages.filter { $0 == developmentLanguage }
    let others = languages.filter { $0 != developmentLanguage }
    var order: [String] = []
    var definitions: [String: [CatalogEntry]] = [:]
    for entry in (development + others).flatMap(entries) {
      if definitions[entry.entry.key] == nil { order.append(entry.entry.key) }
      definitions[entry.entry.key, default: []].append(entry)
    }
    return order.compactMap { definitions[$0].flatMap(TypedKey.init) }
  }
}
