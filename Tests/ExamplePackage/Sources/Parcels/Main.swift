import LocalizableStrings

/// A parcel service that answers each request on standard input in the language of the request.
///
/// A request is a line with a language, a name, the number of parcels, and their weight in kilograms;
/// or `hours`, for the times of opening.
@main
enum Main {
  static func main() {
    let localizer = Localizer(
      tables: Localizations.tables, preferring: [],
      developmentLanguage: Localizations.developmentLanguage)
    while let line = readLine() {
      if line == "hours" {
        print(EmbeddedTexts.hours_txt, terminator: "")
        continue
      }
      let request = Request(line)
      let languages = [request.flatMap { Language($0.language) }].compactMap(\.self)
      Localizer.withCurrent(localizer.preferring(languages)) {
        print(request?.answer ?? Texts.errors.request(line))
      }
    }
  }
}
