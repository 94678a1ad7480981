extension Sequence {
  /// The elements by a value that some have in common, in the order in which the values come first.
  func grouped<Value: Hashable>(
    by value: (Element) -> Value
  ) -> [(value: Value, elements: [Element])] {
    var numbers: [Value: Int] = [:]
    var groups: [(value: Value, elements: [Element])] = []
    for element in self {
      let value = value(element)
      if let number = numbers[value] {
        groups[number].elements.append(element)
      } else {
        numbers[value] = groups.count
        groups.append((value, [element]))
      }
    }
    return groups
  }
}

extension Int {
  /// The number with a noun, such as `1 screen` or `2 screens`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
