public import ArgumentParser
public import LocalizableStrings

extension Language: ExpressibleByArgument {
  /// Parses a language tag, or `Base` for the texts in `Base.lproj`.
  public init?(argument: String) {
    if argument == Language.base.tag { self = .base } else { self.init(argument) }
  }
}
