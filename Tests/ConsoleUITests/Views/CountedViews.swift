import ConsoleUI

/// The views that were built, in order.
final class BuildLog {
  private var names: [String] = []

  var count: Int { names.count }

  func add(_ name: String) { names.append(name) }

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

struct NameRow: View, Equatable {
  let name: String
  let log: BuildLog

  var body: some View {
    log.add(name)
    return Text(name)
  }

  nonisolated static func == (first: NameRow, second: NameRow) -> Bool {
    first.name == second.name
  }
}

struct NamedElement: Identifiable {
  let id: String
}

final class BuildNumberState: ViewState {
  let number: Int

  init(_ number: Int) { self.number = number }
}

struct NumberedView: View {
  let isLong: Bool
  let log: BuildLog

  func addElements(to tree: inout ElementTree) {
    let state = tree.state { () -> BuildNumberState in
      log.add("state")
      return BuildNumberState(log.count)
    }
    Text("\(isLong ? "long" : "short") \(state.number)").addElements(to: &tree)
  }
}
