import Foundation
import Sternik

/// The entry point of the program.
@main
enum Main {
  @MainActor
  static func main() async {
    // A full quota is then an error of the write, which is reported.
    signal(SIGXFSZ, SIG_IGN)
    exit(await status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program and returns its exit status.
  @MainActor
  private static func status(of arguments: [String]) async -> Int32 {
    setLanguage(HeadlinesCommand.language(in: arguments))
    do {
      switch try HeadlinesCommand.invocation(arguments) {
      case .text(let text):
        try StandardOutput.write(text + "\n")
        return EXIT_SUCCESS
      case .run(let command) where command.gallery != nil || command.watch:
        try await GalleryFile(command).write()
        return EXIT_SUCCESS
      case .run(let command): return try await run(LaunchOptions(command))
      }
    } catch let error as UsageError {
      printError(error.message)
      return EX_USAGE
    } catch let error as TerminalError {
      printError(error.text)
      return EX_OSERR
    } catch {
      printError("\(error)")
      return EX_SOFTWARE
    }
  }

  @MainActor
  private static func run(_ options: LaunchOptions) async throws -> Int32 {
    // Also after an error.
    defer { options.store.finish() }
    if try OPMLExchange(options).run() { return EXIT_SUCCESS }
    let launch = Launch(options: options)
    if options.command.refresh { return try await launch.refresh() ? EXIT_SUCCESS : EX_TEMPFAIL }
    try await launch.run()
    return EXIT_SUCCESS
  }

  /// Sets the default language: the requested one, else those of the environment.
  private static func setLanguage(_ requested: Language?) {
    let environment = LanguageEnvironment.process.languages
    Localizer.setDefault(
      Localizer(
        tables: Localizations.tables, preferring: [requested].compactMap(\.self) + environment,
        developmentLanguage: Localizations.developmentLanguage))
  }

  private static func printError(_ message: String) {
    StandardError.print("headlines: \(message)")
  }
}

extension TerminalError {
  /// What went wrong, in the current language if it may happen to a user.
  @MainActor fileprivate var text: String {
    guard case .outputFailed(let number) = self else { return description }
    return Texts.cli.error.output(SystemError.number(number).text)
  }
}
