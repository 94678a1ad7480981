import ArgumentParser
import Sternik

extension HeadlinesCommand {
  /// The command line that was given, or the sole wish for help in it, whatever else is wrong with it.
  ///
  /// - Throws: ``UsageError`` for a line that cannot be understood.
  init(readFrom arguments: [String]) throws(UsageError) {
    do {
      self = try Self.parse(arguments)
    } catch {
      guard !arguments.contains(where: ["--help", "-h"].contains) else {
        self.init()
        showsHelp = true
        return
      }
      throw UsageError(message: Texts.cli.error.usage(Self.message(for: error)))
    }
  }

  /// The language that a command line asks for, before anything else in it is looked at.
  static func language(in arguments: [String]) -> Language? {
    let joined = arguments.last { $0.hasPrefix("--lang=") }?.dropFirst("--lang=".count)
    let parted = zip(arguments, arguments.dropFirst()).first { $0.0 == "--lang" }?.1
    return (joined.map(String.init) ?? parted).flatMap { Language($0) }
  }

  /// What the options are, in the reader's language.
  static var localizedHelp: String {
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
