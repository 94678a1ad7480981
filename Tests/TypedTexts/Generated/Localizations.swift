// Written by .ci/embed-texts from Tests/TypedTexts/Localizations.
// swift-format-ignore-file
public import LocalizableStrings

/// The texts of the program in all languages.
public enum Localizations {
  /// The language that the program is developed in.
  public static let developmentLanguage: LocalizableStrings.Language = "en"

  /// The tables of a `Localizer`.
  public static let tables: [StringsTable] = [
    StringsTable(
      language: "en",
      source: ##"""
"welcome.title" = "Welcome";
"welcome.greeting" = "Hello, %@!";
"welcome.place" = "%1$@ comes to %2$@ %3$d";
"welcome.visit" = "%1$@, visit %2$d of %3$.1f hours";
"welcome" = "Both a text and a group of texts";
"default" = "A keyword";
"init" = "A keyword that stays one in backticks";
"self.Type" = "Two of them";
"class.func.let" = "Nested keywords";
"String" = "A type of the generated code";
"Int.Double" = "Two of them";
"Swift.Any" = "A module";
"title" = "In lower case";
"Title" = "Capitalized";
"TITLE" = "In upper case";
"1st.2nd" = "Digits first";
"snake_case" = "An underscore";
"kebab-case" = "A hyphen";
"Hello, %@! How are you? Fine." = "Hello, %@! How are you? Fine.";
"żółw.日本語" = "Letters of any script";
"_" = "An underscore only";
"line\nbreak" = "Two lines";
"a\"quote\\" = "A quote";
"sale" = "50% sure";
"kinds" = "%@ %d %.1f %s %x %c";
"gap" = "%3$@ alone";
"differs" = "%@";
"articles.count" = { "NSStringLocalizedFormatKey" = "%#@articles@ in %#@lists@ of %@"; "articles" = { "NSStringFormatValueTypeKey" = "d"; "one" = "%d article"; "other" = "%d articles"; }; "lists" = { "one" = "%@ list"; "other" = "%@ lists"; }; };
"""##),
    StringsTable(
      language: "pl",
      source: ##"""
"welcome.title" = "Witaj";
"welcome.greeting" = "Cześć, %@!";
"welcome.place" = "W: %2$@ %3$d – %1$@";
"welcome.visit" = "%1$@, visit %2$d of %3$.1f hours";
"welcome" = "Both a text and a group of texts";
"default" = "A keyword";
"init" = "A keyword that stays one in backticks";
"self.Type" = "Two of them";
"class.func.let" = "Nested keywords";
"String" = "A type of the generated code";
"Int.Double" = "Two of them";
"Swift.Any" = "A module";
"title" = "In lower case";
"Title" = "Capitalized";
"TITLE" = "In upper case";
"1st.2nd" = "Digits first";
"snake_case" = "An underscore";
"kebab-case" = "A hyphen";
"Hello, %@! How are you? Fine." = "Hello, %@! How are you? Fine.";
"żółw.日本語" = "Letters of any script";
"_" = "An underscore only";
"line\nbreak" = "Two lines";
"a\"quote\\" = "A quote";
"sale" = "50% szans";
"kinds" = "%@ %d %.1f %s %x %c";
"gap" = "%3$@ alone";
"differs" = "%d";
"articles.count" = { "NSStringLocalizedFormatKey" = "%3$@: %1$#@artykuły@ na %2$#@listy@"; "artykuły" = { "NSStringFormatValueTypeKey" = "d"; "one" = "%d artykuł"; "few" = "%d artykuły"; "many" = "%d artykułów"; "other" = "%d artykułu"; }; "listy" = { "one" = "%@ liście"; "few" = "%@ listach"; "many" = "%@ listach"; "other" = "%@ listy"; }; };
"""##),
    StringsTable(
      language: "en",
      source: #"""
"error.missing" = "There is no %@.";
"""#),
    StringsTable(
      language: "pl",
      source: #"""
"error.missing" = "Nie ma %@.";
"""#),
  ]
}
