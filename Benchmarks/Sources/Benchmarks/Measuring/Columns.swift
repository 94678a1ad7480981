/// Measured numbers with their names, in the order of a table.
struct Columns {
  private var values: [(name: String, value: Double)] = []

  subscript(_ name: String) -> Double? {
    get { values.first { $0.name == name }?.value }
    set {
      values.removeAll { $0.name == name }
      if let newValue { values.append((name, newValue)) }
    }
  }

  /// An object of JSON; no name needs an escape.
  var json: String {
    "{" + values.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
  }
}
