import Panes
import Sternik

// Shows two panes with the number of files that the argument gives.
let window = Window()
window.show(FilesScreen(CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000))
let console = Console(window)
console.theme = { .terminal }
try await console.run()
