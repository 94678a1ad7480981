import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation

/// Two lists side by side, as in a file manager, with commands that capture the row on which they act.
@Observable final class PanesScreen: Screen {
  enum Pane: String, CaseIterable { case left, right }

  struct Row: Identifiable { let id: String }

  /// What the commands have done; no frame shows it.
  @ObservationIgnored private(set) var log: [String] = []
  private let focus = FocusState<Pane>(.left)
  private var rows: [Pane: [Row]] = [:]
  /// The rows that were reported; until then it is the first.
  private var highlighted: [Pane: String] = [:]

  init() {
    for pane in Pane.allCases { rows[pane] = (0..<20).map { Row(id: "\(pane) \($0)") } }
  }

  private var target: (pane: Pane, row: String)? {
    guard let pane = focus.current, let row = highlighted[pane] ?? rows[pane]?.first?.id
    else { return nil }
    return (pane, row)
  }

  var title: String { "Panes" }

  var commands: [KeyCommand] {
    let target = target
    return [
      KeyCommand(.function(5), "Copy") { self.log.append("copy \(target?.row ?? "nothing")") },
      KeyCommand(.function(8), "Remove") {
        self.log.append("remove \(target?.row ?? "nothing")")
        if let target { self.rows[target.pane]?.removeAll { $0.id == target.row } }
      },
    ]
  }

  var body: some View {
    HStack {
      for pane in Pane.allCases {
        List(rows[pane] ?? []) { Text($0.id) }
          .didHighlight { self.highlighted[pane] = $0.id }
          .focused(focus, on: pane)
      }
    }
  }
}
