import LocalizableStrings

// Prints one text in one of two languages, or a plural with the argument `plural`.
let english = StringsTable(
  language: "en",
  source: #"""
    "greeting" = "Good morning, and welcome back"; "title" = "Headlines"; "quit" = "Quit";
    "count" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
      NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
      one = "%d article"; other = "%d articles"; }; };
    """#)
let polish = StringsTable(
  language: "pl",
  source: #"""
    "greeting" = "Dzień dobry, witamy z powrotem"; "title" = "Nagłówki"; "quit" = "Zakończ";
    "count" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
      NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
      one = "%d artykuł"; few = "%d artykuły"; many = "%d artykułów"; other = "%d artykułu"; }; };
    """#)
Localizer.setDefault(
  Localizer(
    tables: [english, polish], preferring: LanguageEnvironment.process.languages,
    developmentLanguage: "en"))
print(CommandLine.arguments.contains("plural") ? "count".localize(5) : "greeting".localize)
