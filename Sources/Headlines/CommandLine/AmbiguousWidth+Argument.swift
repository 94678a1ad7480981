public import ArgumentParser
public import Sternik

extension AmbiguousWidth: ExpressibleByArgument {
  /// Empty, since the localized help lists the values.
  public static var allValueStrings: [String] { [] }
}
