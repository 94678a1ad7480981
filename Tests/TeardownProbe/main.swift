// Builds a chain of coordinators, each a child of the one before, releases it, and prints how many removals
// were reported. The tests run it with a small call stack: recursive removal would overflow it.
import Coordinators

let depth = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
var removed = 0

@MainActor
func build() throws -> Window {
  let window = Window()
  let app = AppCoordinator(window: window)
  try window.start(app)
  var last: Coordinator = app
  for _ in 0..<depth {
    let child = Coordinator(presenter: last.presenter)
    child.removeCoordinator = { _ in removed += 1 }
    last.start(child: child)
    last = child
  }
  return window
}

var window: Window? = try build()
window = nil
print(removed)
