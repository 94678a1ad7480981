// Written by .ci/embed-texts from Tests/TypedTexts/Localizations.
// swift-format-ignore-file
public import LocalizableStrings

/// The texts of the program by key, each in the current language.
public enum Texts {
  /// "Both a text and a group of texts"
  public static var welcome_: String { "welcome".localize }

  /// "A keyword"
  public static var `default`: String { "default".localize }

  /// "A keyword that stays one in backticks"
  public static var init_: String { "init".localize }

  /// "A type of the generated code"
  public static var String_: String { "String".localize }

  /// "In lower case"
  public static var title: String { "title".localize }

  /// "Capitalized"
  public static var Title: String { "Title".localize }

  /// "In upper case"
  public static var TITLE: String { "TITLE".localize }

  /// "An underscore"
  public static var snake_case: String { "snake_case".localize }

  /// "A hyphen"
  public static var kebabCase: String { "kebab-case".localize }

  /// "Hello, %@! How are you? Fine."
  public static func HelloHowAreYouFine(_ argument1: any LocalizableArgument) -> String {
    "Hello, %@! How are you? Fine.".localize(argument1)
  }

  /// "An underscore only"
  public static var __: String { "_".localize }

  /// "Two lines"
  public static var lineBreak: String { "line\nbreak".localize }

  /// "A quote"
  public static var aQuote: String { "a\"quote\\".localize }

  /// "50% sure"
  public static var sale: String { "sale".localize }

  /// "%@ %d %.1f %s %x %c"
  ///
  /// %2$d = number, %4$s = text.
  public static func kinds(
    _ argument1: any LocalizableArgument,
    number: Int,
    _ argument3: Double,
    text: String,
    _ argument5: Int,
    _ argument6: String
  ) -> String {
    "kinds".localize(argument1, number, argument3, text, argument5, argument6)
  }

  /// "%3$@ alone"
  public static func gap(_ argument3: any LocalizableArgument) -> String {
    "gap".localize("", "", argument3)
  }

  /// "%@"
  public static func differs(_ argument1: any LocalizableArgument) -> String {
    "differs".localize(argument1)
  }

  /// The texts whose keys begin with "welcome.".
  public enum welcome {
    /// "Welcome"
    public static var title: String { "welcome.title".localize }

    /// "Hello, %@!"
    ///
    /// %@: who comes.
    public static func greeting(_ argument1: any LocalizableArgument) -> String {
      "welcome.greeting".localize(argument1)
    }

    /// "%1$@ comes to %2$@ %3$d"
    ///
    /// %1$@ = name, %2$@ = place; the numbers have types of their own.
    public static func place(
      name: any LocalizableArgument, place: any LocalizableArgument, _ argument3: Int
    ) -> String {
      "welcome.place".localize(name, place, argument3)
    }

    /// "%1$@, visit %2$d of %3$.1f hours"
    public static func visit(
      _ argument1: any LocalizableArgument, _ argument2: Int, _ argument3: Double
    ) -> String {
      "welcome.visit".localize(argument1, argument2, argument3)
    }
  }

  /// The texts whose keys begin with "self.".
  public enum self_ {
    /// "Two of them"
    public static var Type_: String { "self.Type".localize }
  }

  /// The texts whose keys begin with "class.".
  public enum `class` {
    /// The texts whose keys begin with "class.func.".
    public enum `func` {
      /// "Nested keywords"
      public static var `let`: String { "class.func.let".localize }
    }
  }

  /// The texts whose keys begin with "Int.".
  public enum Int_ {
    /// "Two of them"
    public static var Double_: String { "Int.Double".localize }
  }

  /// The texts whose keys begin with "Swift.".
  public enum Swift {
    /// "A module"
    public static var Any_: String { "Swift.Any".localize }
  }

  /// The texts whose keys begin with "1st.".
  public enum _1st {
    /// "Digits first"
    public static var _2nd: String { "1st.2nd".localize }
  }

  /// The texts whose keys begin with "żółw.".
  public enum żółw {
    /// "Letters of any script"
    public static var 日本語: String { "żółw.日本語".localize }
  }

  /// The texts whose keys begin with "articles.".
  public enum articles {
    /// "%d articles in %@ lists of %@"
    public static func count(
      articles: Int, lists: any LocalizableArgument & Numeric, _ argument3: any LocalizableArgument
    ) -> String {
      "articles.count".localize(articles, lists, argument3)
    }
  }

  /// The texts whose keys begin with "error.".
  public enum error {
    /// "There is no %@."
    ///
    /// A table of its own.
    public static func missing(_ argument1: any LocalizableArgument) -> String {
      "error.missing".localize(argument1)
    }
  }
}
