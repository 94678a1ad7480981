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

  /// The greatest width of the box.
  static let maxColumns = 76
  /// The least width of a window for two columns.
  private static let minColumnsForTwo = 80
  /// The edges of the box and the blank cells beside them.
  private static let borderColumns = 8
  private static let columnGap = 4
  /// Groups in lower windows have no blank rows between them.
  private static let minRowsForGaps = 16

  var body: some View {
    RoomReader { room in
      let columns = self.columns(in: room)
      let hasGaps = room.rows >= Self.minRowsForGaps
      ScrollView {
        HStack(spacing: Self.columnGap) {
          for groups in columns { HelpColumn(groups: groups, hasGaps: hasGaps) }
        }
      }
    }
  }

  private func columns(in room: Size) -> [[[KeyHint]]] {
    let mouse = hasMouse ? [KeyHint(strings.shiftAndMouse, strings.selectText)] : []
    let groups = Array(hints.dropLast()) + [(hints.last ?? []) + mouse]
    guard room.columns >= Self.minColumnsForTwo else { return [groups] }
    let columns = Self.inTwoColumns(groups)
    let width = columns.map(HelpColumn.columns).reduce(Self.columnGap, +)
    return width <= Self.maxColumns - Self.borderColumns ? columns : [groups]
  }

  /// Divides the groups where both columns become most equally high.
  private static func inTwoColumns(_ groups: [[KeyHint]]) -> [[[KeyHint]]] {
    guard groups.count > 1 else { return [groups] }
    func height(_ columns: [[[KeyHint]]]) -> Int {
      columns.map { HelpColumn.rows(of: $0, hasGaps: true) }.max() ?? 0
    }
    return (1..<groups.count).map { [Array(groups[..<$0]), Array(groups[$0...])] }
      .min { height($0) < height($1) } ?? [groups]
  }

  var commands: [KeyCommand] {
    [KeyCommand(.escape, strings.back) { self.didClose() }]
  }
}

/// Groups of keys, one below the other.
private struct HelpColumn: View {
  let groups: [[KeyHint]]
  let hasGaps: Bool

  static func columns(of groups: [[KeyHint]]) -> Int {
    let hints = groups.joined()
    let widest =
      (hints.map(\.keys.columns).max() ?? 0) + KeyCap.padding + 1
      + (hints.map(\.label.columns).max() ?? 0)
    return max(widest, groups.map { title(of: $0).columns }.max() ?? 0)
  }

  /// The title of a group of commands; empty if it has none.
  private static func title(of group: [KeyHint]) -> String { group.first?.listing.group ?? "" }

  static func rows(of groups: [[KeyHint]], hasGaps: Bool) -> Int {
    groups.reduce(hasGaps ? groups.count - 1 : 0) { rows, group in
      rows + group.count + (title(of: group).isEmpty ? 0 : 1)
    }
  }

  var body: some View {
    let widest = groups.joined().map(\.keys.columns).max() ?? 0
    VStack(spacing: hasGaps ? 1 : 0) {
      for group in groups {
        VStack {
          if !Self.title(of: group).isEmpty { Text(Self.title(of: group)).styled(.heading) }
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
