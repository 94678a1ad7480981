import Foundation
import StringsFormats

/// The text of a `.stringsdict` file with one number for each key, as Xcode writes it.
enum Plurals {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """
  static let foot = "</dict>\n</plist>\n"

  /// A file of one key, with its forms in their usual order.
  static func file(_ forms: [String: String]) -> String {
    let order = ["zero", "one", "two", "few", "many", "other"]
    return head + entry("ducks", order.compactMap { name in forms[name].map { (name, $0) } }) + foot
  }

  /// A key with its forms.
  static func entry(
    _ key: String, _ forms: [(String, String)], type: String = "d"
  ) -> String {
    let texts = forms.map { "\t\t\t<key>\($0.0)</key>\n\t\t\t<string>\($0.1)</string>\n" }.joined()
    return """
      \t<key>\(key)</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@</string>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>\(type)</string>
      \(texts)\t\t</dict>
      \t</dict>

      """
  }

  /// The hash of the first value of a file, as earlier versions have recorded it.
  static func hash(at path: String) throws -> String {
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    return StableHash(TranslationFile(bytes: bytes, name: path).entries[0].value).text
  }

  /// The text of a file with one key, whose text has two numbers.
  static func withTwoNumbers(files: String, folders: String) -> String {
    func variable(_ name: String, _ text: String) -> String {
      """
      <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>a \(text)</string>
      <key>other</key><string>%ld \(text)s</string>
      </dict>

      """
    }
    return head
      + "<key>found</key><dict>\n<key>NSStringLocalizedFormatKey</key>"
      + "<string>%#@files@ in %#@folders@</string>\n"
      + variable("files", files) + variable("folders", folders) + "</dict>\n" + foot
  }

  /// A String Catalog with one key; each language has the forms of a number, with a state and a text.
  static func catalog(
    _ languages: [(tag: String, forms: [(form: String, state: String, text: String)])]
  ) -> String {
    let localizations = languages.map { tag, forms in
      let units = forms.map { form, state, text in
        """
                      "\(form)" : {
                        "stringUnit" : {
                          "state" : "\(state)",
                          "value" : "\(text)"
                        }
                      }
        """
      }
      return """
                "\(tag)" : {
                  "variations" : {
                    "plural" : {
        \(units.joined(separator: ",\n"))
                    }
                  }
                }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "ducks" : {
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }
}
