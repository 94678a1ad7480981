import Sternik

/// Measures what navigation costs at several depths, numbers of windows and numbers of siblings.
@MainActor
enum NavigationBenchmarks {
  static func measure() {
    let timer = Timer(group: "navigation")
    for depth in [10, 1_000, 100_000] {
      let stack = PageStack(depth: depth)
      timer.measure("push and pop of a screen at depth \(depth)") {
        stack.pushScreen()
        stack.pop()
      }
      timer.measure("with its coordinator at depth \(depth)") {
        stack.push()
        stack.pop()
      }
    }
    for count in [1, 10_000] {
      let windows = (0..<count).map { _ in PageStack(depth: 10) }
      timer.measure("with its coordinator, \(count) windows") {
        windows[0].push()
        windows[0].pop()
      }
    }
    let children = IdleChildren(100_000)
    timer.measure("remove one of 100,000 children and add one") { children.replaceOne() }
    measureSiblings(timer)
  }

  /// The same operation with few and with many siblings; the time of each should stay the same.
  private static func measureSiblings(_ timer: Timer) {
    for count in [1_000, 4_000] {
      timer.measure("nest a stack, \(count) in each other", operations: count) {
        nestStacks(count)
      }
      let folder = NamedPages(count)
      let saved = folder.window.navigationState
      timer.measure("restore one of \(count) siblings", operations: count) {
        keep(NamedPages(0).window.restore(saved).count)
      }
      timer.measure("link past one of \(count) siblings", operations: count) {
        NamedPages(count).open(last: count)
      }
    }
  }

  private static func nestStacks(_ count: Int) {
    let window = Window()
    var outer: any Presenter = window
    for _ in 0..<count {
      let stack = NavigationController()
      outer.show(stack)
      outer = stack
    }
    window.close()
  }

  /// The same operations for the script that counts instructions.
  static var workloads: [Workload] {
    let (stack, count) = (PageStack(depth: 10), 2_000)
    return [
      Workload(name: "push and pop of a screen", operations: count) {
        for _ in 0..<count {
          stack.pushScreen()
          stack.pop()
        }
        return stack.count
      },
      Workload(name: "push and pop with its coordinator", operations: count) {
        for _ in 0..<count {
          stack.push()
          stack.pop()
        }
        return stack.count
      },
    ]
  }
}
