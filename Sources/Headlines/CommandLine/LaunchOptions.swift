import Foundation
import Sternik
import StringsFormats

/// The checked values of a command line, and the state to start with.
@MainActor
struct LaunchOptions {
  private static let sizes = 1...1000

  let command: HeadlinesCommand
  let folder: StateFolder?
  let store: Store
  let keys: [KeyPress]?
  let translations: EditedTranslations?
  /// What the configuration file says, and its path.
  let configuration: UserConfiguration
  let configurationPath: String
  /// The theme of the command line; nil for the one that the user has chosen.
  let theme: Theme?

  /// Checks a command line, loads the state, and sets the default language.
  ///
  /// The language is set first, because error messages are in it.
  ///
  /// - Throws: ``UsageError`` for an invalid value.
  init(_ command: HeadlinesCommand) throws(UsageError) {
    self.command = command
    let environment = LanguageEnvironment.process.languages
    translations = try command.localizations.map(Self.translations(in:))
    if let translations {
      Localizer.setDefault(
        Localizer(
          tables: translations.stringsTables, preferring: environment,
          developmentLanguage: Localizations.developmentLanguage))
    }
    let requested = try Self.language(of: command)
    folder = try Self.folder(for: command).map(StateFolder.init)
    store = Store(folder)
    let settings = store.read(else: Settings(), Settings.init)
    if let language = requested ?? settings.language.flatMap({ Language($0) }) {
      Localizer.setDefault(Localizer.current.preferring([language] + environment))
    }
    if command.refresh, let option = command.screenOption ?? command.exchangeOption {
      throw UsageError(message: Texts.cli.error.refresh(option))
    }
    try Self.check(command.width, Texts.cli.error.width)
    try Self.check(command.height, Texts.cli.error.height)
    configurationPath =
      ConfigurationFile.path(environment: ProcessInfo.processInfo.environment) ?? ""
    configuration =
      configurationPath.isEmpty
      ? UserConfiguration() : ConfigurationFile.read(at: configurationPath)
    keys = try command.keys.map(Self.keys(named:))
    theme = try command.theme.map(Self.theme)
  }

  /// The requested size; a missing width or height is that of the terminal.
  var size: Size? {
    guard command.width != nil || command.height != nil else { return nil }
    let standard = StandardStreams.makeTerminal(plain: true).size
    return Size(
      columns: command.width ?? standard.columns, rows: command.height ?? standard.rows)
  }

  /// The language of `--lang`; nil without the option.
  ///
  /// - Throws: ``UsageError`` if there are no texts in the language; with `--localizations`, it says how to begin it.
  static func language(of command: HeadlinesCommand) throws(UsageError) -> Language? {
    guard let name = command.lang else { return nil }
    let language = Language(name)
    if let language, Localizer.current.preferring([language]).language.code == language.code {
      return language
    }
    let known = Localizer.current.available.map(\.tag).joined(separator: ", ")
    guard let folder = command.localizations, let language, !language.isPrivateOrNone else {
      throw UsageError(message: Texts.cli.error.language(name, available: known))
    }
    throw UsageError(
      message: Texts.cli.error.newLanguage(
        name, available: known, newFolder: "\(language).lproj", parent: folder))
  }

  /// The folder of `--localizations`.
  static func translations(in path: String) throws(UsageError) -> EditedTranslations {
    let translations = EditedTranslations(URL(filePath: path))
    guard !path.isEmpty, !translations.isEmpty else {
      try requireFolder(path, of: "--localizations")
      let folder = translations.folder
      do {
        _ = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      } catch {
        throw UsageError(
          message: Texts.cli.error.unreadableLocalizations(path, reason: error.systemError.text))
      }
      throw UsageError(
        message: folder.errors.first.map { "\($0)" } ?? Texts.cli.error.localizations(path))
    }
    return translations
  }

  /// Throws ``UsageError`` if a path leads to a file.
  static func requireFolder(_ path: String, of option: String) throws(UsageError) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, !isFolder.boolValue {
      throw UsageError(message: Texts.cli.error.notFolder(option, value: path))
    }
  }

  private static func folder(for command: HeadlinesCommand) throws(UsageError) -> String? {
    guard let folder = command.state else {
      return StateFolder.defaultPath(environment: ProcessInfo.processInfo.environment)
    }
    if folder.isEmpty {
      throw UsageError(message: Texts.cli.error.notFolder("--state", value: folder))
    }
    try requireFolder(folder, of: "--state")
    return folder
  }

  private static func check(
    _ size: Int?, _ message: (_ given: Int, _ minimum: Int, _ maximum: Int) -> String
  ) throws(UsageError) {
    guard let size, !sizes.contains(size) else { return }
    throw UsageError(message: message(size, sizes.lowerBound, sizes.upperBound))
  }

  /// The theme of a name or a file.
  private static func theme(_ value: String) throws(UsageError) -> Theme {
    if let choice = ThemeChoice(rawValue: value) { return choice.theme }
    let text: String
    do {
      text = try String(contentsOfFile: value, encoding: .utf8)
    } catch CocoaError.fileReadNoSuchFile {
      let names = ThemeChoice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: Texts.cli.error.theme(value, known: names))
    } catch {
      throw UsageError(
        message: Texts.cli.error.themeFile(value, reason: error.localizedDescription))
    }
    do {
      return try Theme(name: value, reading: text)
    } catch {
      throw UsageError(message: Texts.cli.error.themeFile(value, reason: error.text))
    }
  }

  /// The keys of `--keys`.
  static func keys(named names: String) throws(UsageError) -> [KeyPress] {
    var keys: [KeyPress] = []
    for name in names.split(separator: " ") {
      guard let key = KeyPress(name: String(name)) else {
        throw UsageError(message: Texts.cli.error.key(String(name)))
      }
      keys.append(key)
    }
    return keys
  }
}
