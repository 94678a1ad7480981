import LocalizableStrings

/// A Swift file, and what is wrong with the files it was made from.
struct GeneratedFile {
  var path: String
  var source: String
  var diagnostics: [Diagnostic]
}
