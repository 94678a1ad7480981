import ConsoleGallery
import Foundation
import Orders
import Sternik

/// Runs the program, or writes its page for translators: `swift run Fruit --gallery gallery.html`.
@main
@MainActor enum Main {
  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--gallery" {
      let gallery = await Gallery.orders()
      for failure in gallery.failures { print(failure) }
      return try gallery.write(to: URL(filePath: arguments[2]))
    }
    Localizer.setDefault(.orders.preferring(LanguageEnvironment.process.languages))
    let window = Window()
    try window.start(OrdersCoordinator(window: window))
    try await Console(window).run()
  }
}
