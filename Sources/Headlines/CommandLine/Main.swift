import Foundation
import Sternik

/// Where the program starts.
@main
enum Main {
  @MainActor
  static func main() async {
    StandardStreams.openMissing()
    exit(await status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program and returns the status that its shell expects.
  @MainActor
  private static func status(of arguments: [String]) async -> Int32 {
    setLanguage(HeadlinesCommand.language(in: arguments))
    do {
      switch try HeadlinesCommand.wish(in: arguments) {
      case .text(let text):
        print(text)
        return EXIT_SUCCESS
      case .run(let command): return try await run(Launch(command))
      }
    } catch let error as UsageError {
      complain(error.message)
      return EX_USAGE
    } catch let error as TerminalError {
      complain("\(error)")
      return EX_OSERR
    } catch {
      complain("\(error)")
      return EX_SOFTWARE
    }
  }

  private static func run(_ launch: Launch) async throws -> Int32 {
    if try await launch.exchangesSubscriptions() { return EXIT_SUCCESS }
    let outcome = try await launch.run()
    // Shells stop a script only when they see that a signal ended the program.
    if case .signal(let signal) = outcome { signal.endProgram() }
    return outcome.exitStatus
  }

  /// Speaks the language that is wished for or, without one that is known, that of the environment.
  private static func setLanguage(_ wish: Language?) {
    let environment = LanguageEnvironment.process.languages
    Localizer.setDefault(
      Localizer(
        tables: Localizations.tables, preferring: [wish].compactMap(\.self) + environment,
        developmentLanguage: Localizations.developmentLanguage))
  }

  /// Says in one line on standard error why the program does not run.
  private static func complain(_ message: String) { StandardError.print("headlines: \(message)") }
}
