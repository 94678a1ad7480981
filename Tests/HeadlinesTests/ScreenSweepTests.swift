import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// Snapshots of screens in windows at the limits of their layouts.
@MainActor
struct `Screens at their limits` {
  enum Place: String, CaseIterable {
    case articles, empty, unreachable, more, form, article, search

    var keys: String {
      switch self {
      case .articles, .empty: ""
      case .unreachable: "1"
      case .more: "5"
      case .form: "5 down down enter enter"
      case .article: "down down down enter"
      case .search: "5 down enter"
      }
    }

    var state: SpecialState {
      switch self {
      case .empty: .empty
      case .unreachable: .unreachable
      default: .extraordinary
      }
    }
  }

  private nonisolated static let sizes = [
    (70, 13), (70, 14), (70, 15), (70, 16), (70, 17), (70, 18), (70, 29), (70, 30), (70, 31),
    (24, 18), (40, 18), (58, 18), (59, 18), (60, 18), (62, 18), (63, 18), (64, 18), (72, 18),
    (75, 18), (80, 18), (83, 18), (90, 18),
  ]

  @Test(arguments: Place.allCases)
  func `in many sizes`(place: Place) {
    let pictures = place.state.run(columns: 70, rows: 13) { console in
      console.press(place.keys)
      return Self.sizes.map { columns, rows in
        console.resize(columns: columns, rows: rows)
        return "\(columns) × \(rows)\n\(console.screen)"
      }
    }

    expectSnapshot(of: pictures.joined(separator: "\n"), named: "\(place)-sizes")
  }

  @Test(arguments: [0, 1, 12])
  func `the progress of refreshing in many widths`(failed: Int) {
    let widths = [8, 15, 16, 17, 31, 32, 33, 47, 59, 60, 61, 79, 88, 89, 120]
    let lines = Localizer.withCurrent(TestApp.localizer("en")) {
      widths.map { columns in
        let window = Window()
        window.show(RefreshSample(failed: failed))
        return "\(columns)|" + HeadlessConsole(window, columns: columns, rows: 1).screen
      }
    }

    expectSnapshot(of: lines.joined(separator: "\n"), named: "refreshing-\(failed)")
  }
}

private final class RefreshSample: Screen {
  private let failed: Int

  init(failed: Int) { self.failed = failed }

  var body: some View { RefreshBar(RefreshProgress(completed: 20, failed: failed, total: 40)) }
}
