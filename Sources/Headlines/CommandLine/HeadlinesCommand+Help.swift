import ArgumentParser
import Sternik

extension HeadlinesCommand {
  /// What a command line requests.
  enum Invocation {
    case run(HeadlinesCommand)
    /// Print a text, such as the help.
    case text(String)
  }

  /// Parses a command line; `--help` wins over errors in the other arguments.
  ///
  /// - Throws: ``UsageError`` for an invalid command line.
  static func invocation(_ arguments: [String]) throws(UsageError) -> Invocation {
    do {
      let command = try parse(arguments)
      if command.showsHelp { return .text(localizedHelp) }
      return command.showsVersion ? .text(version) : .run(command)
    } catch {
      // A completion script, for example.
      if exitCode(for: error) == .success { return .text(fullMessage(for: error)) }
      if arguments.contains(where: ["--help", "-h"].contains) { return .text(localizedHelp) }
      let message = ParserMessage(english: message(for: error))
      throw UsageError(message: Texts.cli.error.usage(message.text))
    }
  }

  /// The value of `--lang`, read before the other arguments are parsed, for their error messages.
  static func language(in arguments: [String]) -> Language? {
    let (option, joined) = ("--lang", "--lang=")
    guard let index = arguments.lastIndex(where: { $0 == option || $0.hasPrefix(joined) }) else {
      return nil
    }
    let tag =
      arguments[index] == option
      ? arguments[(index + 1)...].first : String(arguments[index].dropFirst(joined.count))
    return tag.flatMap { Language($0) }
  }

  /// The help in the current language.
  private static var localizedHelp: String {
    // ArgumentParser's headings are always in English.
    let headings = [
      ("OVERVIEW:", Texts.cli.help.heading.overview), ("USAGE:", Texts.cli.help.heading.usage),
      ("OPTIONS:", Texts.cli.help.heading.options),
    ]
    let lines = helpMessage().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      for (heading, text) in headings where line.hasPrefix(heading) {
        return text + ":" + line.dropFirst(heading.count)
      }
      return String(line)
    }
    .joined(separator: "\n")
  }
}
