import Sternik

extension Theme.FileError {
  /// A sentence in the current language.
  @MainActor var text: String { Texts.config.line(line, reasonText) }

  @MainActor private var reasonText: String {
    switch reason {
    case .noAssignment(let line): Texts.themeFile.noAssignment(line)
    case .lateBase: Texts.themeFile.lateBase
    case .unknownBase(let name):
      Texts.themeFile.unknownBase(
        name, allowed: Theme.builtIn.filter(\.hasColors).map(\.name).joined(separator: ", "))
    case .unknownColor(let name):
      Texts.themeFile.unknownColor(
        name, allowed: Theme.ColorName.allCases.map { "\($0)" }.joined(separator: ", "))
    case .repeatedColor(let name): Texts.themeFile.repeatedColor(name)
    case .badColor(let value): Texts.themeFile.badColor(value)
    }
  }
}
