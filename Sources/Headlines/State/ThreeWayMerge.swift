/// Merges the changes that two programs made to the same value.
enum ThreeWayMerge {
  /// Ours if we have changed it since `base`, else theirs.
  static func value<Value: Equatable>(ours: Value, theirs: Value, base: Value) -> Value {
    ours == base ? theirs : ours
  }

  /// Merges each key separately; a missing value is a value.
  static func dictionary<Key, Value: Equatable>(
    ours: [Key: Value], theirs: [Key: Value], base: [Key: Value]
  ) -> [Key: Value] {
    var merged: [Key: Value] = [:]
    for key in Set(ours.keys).union(theirs.keys) {
      merged[key] = value(ours: ours[key], theirs: theirs[key], base: base[key])
    }
    return merged
  }

  /// Their elements without those that we removed, then those that we added.
  ///
  /// Of an element in both lists, ours wins if we changed it since `base`.
  static func list<Element: Identifiable & Equatable>(
    ours: [Element], theirs: [Element], base: [Element]
  ) -> [Element] {
    let ours = (list: ours, byID: byID(ours))
    let base = byID(base)
    let kept = theirs.compactMap { theirs -> Element? in
      let before = base[theirs.id]
      guard let mine = ours.byID[theirs.id] else { return before == nil ? theirs : nil }
      return value(ours: mine, theirs: theirs, base: before ?? theirs)
    }
    let known = Set(theirs.map(\.id))
    // What they removed stays removed, unless we changed it since.
    let added = ours.list.filter { !known.contains($0.id) && base[$0.id] != $0 }
    return kept + added
  }

  private static func byID<Element: Identifiable>(_ list: [Element]) -> [Element.ID: Element] {
    Dictionary(list.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
