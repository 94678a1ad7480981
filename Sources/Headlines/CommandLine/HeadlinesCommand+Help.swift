import ArgumentParser
import Sternik

extension HeadlinesCommand {
  /// What a command line asks for.
  enum Wish {
    case run(HeadlinesCommand)
    /// Nothing but a text, such as the help.
    case text(String)
  }

  /// Finds out what a command line asks for; who asks for help gets it, whatever else is wrong.
  ///
  /// - Throws: ``UsageError`` for a line that cannot be understood.
  static func wish(in arguments: [String]) throws(UsageError) -> Wish {
    do {
      let command = try parse(arguments)
      if command.showsHelp { return .text(localizedHelp) }
      return command.showsVersion ? .text(version) : .run(command)
    } catch {
      // Such as a script for the shell.
      if exitCode(for: error) == .success { return .text(fullMessage(for: error)) }
      if arguments.contains(where: ["--help", "-h"].contains) { return .text(localizedHelp) }
      throw UsageError(message: Texts.cli.error.usage(message(for: error)))
    }
  }

  /// The language that a command line asks for, before anything else in it is looked at.
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

  /// What the options are, in the reader's language.
  private static var localizedHelp: String {
    // The parser knows its headings in English only.
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
