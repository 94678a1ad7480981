public import ArgumentParser
public import LocalizableStrings

extension Language: ExpressibleByArgument {
  /// Reads the tag of a language.
  public init?(argument: String) { self.init(argument) }
}
