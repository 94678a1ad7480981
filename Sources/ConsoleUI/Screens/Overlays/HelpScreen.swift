internal import Coordinators

/// A box that lists the keys of the screen below it; `?` shows it.
final class HelpScreen: Screen {
  var didClose: () -> Void = {}

  /// What the box lists, in groups and in the current language; set for each frame.
  var hints: [[KeyHint]] = []
  var strings = ConsoleStrings()
  /// Whether the mouse belongs to the program, so that selecting text needs Shift.
  let hasMouse: Bool
  var title: String { strings.helpTitle }

  init(hasMouse: Bool) { self.hasMouse = hasMouse }

  var presentation: Presentation { .box }

  /// The least width for two columns.
  private static let minColumnsForTwo = 80
  private static let columnGap = 4

  var body: some View {
    RoomReader { room in
      let columns = self.columns(in: room)
      ScrollView {
        HStack(spacing: Self.columnGap) {
          for groups in columns { HelpColumn(groups: groups) }
        }
      }
      .frame(minHeight: columns.map(HelpColumn.rows).max() ?? 0)
    }
  }

  private func columns(in room: Size) -> [[[KeyHint]]] {
    let mouse = hasMouse ? [KeyHint(strings.shiftAndMouse, strings.selectText)] : []
    let groups = Array(hints.dropLast()) + [(hints.last ?? []) + mouse]
    return room.columns >= Self.minColumnsForTwo ? Self.inTwoColumns(groups) : [groups]
  }

  /// Divides the groups where both columns become most equally high.
  private static func inTwoColumns(_ groups: [[KeyHint]]) -> [[[KeyHint]]] {
    guard groups.count > 1 else { return [groups] }
    let divisions = (1..<groups.count).map { [Array(groups[..<$0]), Array(groups[$0...])] }
    return divisions.min {
      ($0.map(HelpColumn.rows).max() ?? 0) < ($1.map(HelpColumn.rows).max() ?? 0)
    } ?? [groups]
  }

  var commands: [KeyCommand] {
    [KeyCommand(.escape, strings.back) { self.didClose() }]
  }
}

/// Groups of keys, one below the other.
private struct HelpColumn: View {
  let groups: [[KeyHint]]

  static func rows(of groups: [[KeyHint]]) -> Int {
    groups.map { $0.count + 1 }.reduce(-1, +)
  }

  var body: some View {
    let widest = groups.joined().map(\.keys.columns).max() ?? 0
    VStack(spacing: 1) {
      for group in groups {
        VStack {
          for hint in group {
            HStack {
              KeyCap(hint.keys).accessibilityLabel(hint.spokenKeys)
                .frame(width: widest + KeyCap.padding)
              Text(hint.label)
            }
          }
        }
      }
    }
  }
}
