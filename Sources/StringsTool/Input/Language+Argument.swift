public import ArgumentParser
public import LocalizableStrings

extension Language: ExpressibleByArgument {
  /// Parses a language tag.
  public init?(argument: String) { self.init(argument) }
}
