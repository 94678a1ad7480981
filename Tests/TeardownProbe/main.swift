// Builds a chain of coordinators, each the child of the one before, and takes it down; prints how many
// told their removal. Run with a small stack by the tests: whoever unwinds the chain by recursion crashes.
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
