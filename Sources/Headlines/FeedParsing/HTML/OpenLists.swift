/// The lists that are open, and the numbers of their items.
struct OpenLists {
  /// For each list its next number; nil for bullets and definitions.
  private var numbers: [Int?] = []

  var depth: Int { numbers.count }

  mutating func open(_ list: HTMLTag.List, _ start: Int) {
    numbers.append(list == .numbers ? start : nil)
  }

  mutating func close() { _ = numbers.popLast() }

  /// The bullet or number of the next item; an item may have a number of its own.
  mutating func nextMarker(_ value: Int?) -> String {
    guard let next = numbers.last ?? nil else { return "•" }
    let number = value ?? next
    numbers[numbers.count - 1] = number + 1
    return "\(number)."
  }
}
