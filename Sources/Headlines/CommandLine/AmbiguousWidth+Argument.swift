public import ArgumentParser
public import Sternik

extension AmbiguousWidth: ExpressibleByArgument {
  /// None besides what the help says in the reader's language.
  public static var allValueStrings: [String] { [] }
}
