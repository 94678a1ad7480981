// The first program of the documentation, which says nothing about streams and terminals.
import Sternik

final class HelloScreen: Screen {
  var body: some View { Text("Hello, world") }
}

let window = Window()
window.show(HelloScreen())
try await Console(window).run()
