import Sternik

/// Pushes, pops, adds and removes at several depths, numbers of windows and numbers of siblings.
@MainActor
enum NavigationWorkloads {
  static var all: [Workload] {
    [10, 1_000, 100_000].flatMap { depth in
      let work = "push and pop at depth \(depth.grouped)"
      let slowRound = depth > 1_000 ? 10 : 100
      return [
        workload(work, "Sternik, with its coordinator") {
          PageStack(depth: depth)
        } _: {
          $0.push()
          $0.pop()
        },
        workload(work, "a coordinator with an array and filter", operations: slowRound) {
          ArrayPages(depth: depth)
        } _: {
          $0.push()
          $0.pop()
        },
        workload(work, "a coordinator with delegates", operations: slowRound) {
          DelegatePages(depth: depth)
        } _: {
          $0.push()
          $0.pop()
        },
        workload(work, "Sternik, a screen alone") {
          PageStack(depth: depth)
        } _: {
          $0.pushScreen()
          $0.pop()
        },
      ]
    } + windows + children + siblings
  }

  private static func workload<Pages: CountedPages>(
    _ work: String, _ name: String, operations: Int = 100,
    _ prepare: @escaping @MainActor () -> Pages, _ operation: @escaping @MainActor (Pages) -> Void
  ) -> Workload {
    // A round of many, because a clock is read before and after it.
    Workload("navigating", work, name, operations: operations) {
      let pages = prepare()
      return Rounds(answer: {
        operation(pages)
        return "\(pages.count) screens"
      }) {
        for _ in 0..<operations { operation(pages) }
        return 0
      }
    }
  }

  private static var windows: [Workload] {
    [1, 10_000].map { count in
      Workload(
        "navigating", "push and pop beside other windows", "Sternik, \(count.grouped) in all"
      ) {
        let windows = (0..<count).map { _ in PageStack(depth: 10) }
        return Rounds {
          windows[0].push()
          windows[0].pop()
          return 0
        }
      }
    }
  }

  private static var children: [Workload] {
    let work = "remove one of 100,000 children and add one"
    return [
      workload(work, "Sternik") {
        IdleChildren(100_000)
      } _: {
        $0.replaceOne()
      },
      workload(work, "a coordinator with an array and filter", operations: 10) {
        ArrayPages(depth: 99_999)
      } _: {
        $0.replaceOne()
      },
      workload(work, "a coordinator with delegates", operations: 10) {
        DelegatePages(depth: 99_999)
      } _: {
        $0.replaceOne()
      },
    ]
  }

  /// The same operation with few and with many siblings; the time of each should stay the same.
  private static var siblings: [Workload] {
    [1_000, 4_000].flatMap { count in
      [
        Workload(
          "navigating", "nest a stack", "Sternik, \(count.grouped) in each other", operations: count
        ) {
          Rounds { nestStacks(count) }
        },
        Workload(
          "navigating", "restore a sibling", "Sternik, one of \(count.grouped)", operations: count
        ) {
          let folder = NamedPages(count)
          let saved = folder.window.navigationState
          return Rounds { NamedPages(0).window.restore(saved).count }
        },
        Workload(
          "navigating", "link past a sibling", "Sternik, one of \(count.grouped)", operations: count
        ) {
          Rounds {
            NamedPages(count).open(last: count)
            return count
          }
        },
      ]
    }.sorted { $0.work < $1.work }
  }

  private static func nestStacks(_ count: Int) -> Int {
    let window = Window()
    var outer: any Presenter = window
    for _ in 0..<count {
      let stack = NavigationController()
      outer.show(stack)
      outer = stack
    }
    window.close()
    return count
  }
}

extension Int {
  /// The number as the names of workloads have it: 100,000.
  fileprivate var grouped: String {
    self < 1_000 ? "\(self)" : "\(self / 1_000),000"
  }
}

/// What the same operations must leave behind, whoever does them.
@MainActor
protocol CountedPages {
  var count: Int { get }
}
