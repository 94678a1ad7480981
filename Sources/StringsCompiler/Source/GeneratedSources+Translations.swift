import LocalizableStrings
import StringsFormats
import StringsSyntax

extension GeneratedSources {
  /// Generates tables whose texts are parsed at first use, and a constant or function for each key.
  ///
  /// `module` declares `StringsTable`; `tables` and `keys` are the paths of the two generated files.
  init(_ translations: TargetTranslations, module: String, tables: String, keys: String) {
    let group = KeyGroup(translations.typedKeys)
    self.init(
      files: [
        GeneratedFile(path: tables, source: translations.tablesSource(module: module)),
        GeneratedFile(path: keys, source: translations.keysSource(group, module: module)),
      ],
      diagnostics: translations.diagnostics + group.diagnostics)
  }
}

extension TargetTranslations {
  /// The access modifier of the generated declarations, with a space after it.
  private var access: String {
    settings.access == .internal ? "" : "\(settings.access.rawValue) "
  }

  fileprivate func tablesSource(module: String) -> String {
    let tables = folder.tables.flatMap { table in
      table.translations.compactMap { translation -> String? in
        let pairs = translation.pairs
        // The main table is embedded even without texts: a localizer finds the language by it.
        guard table.name == TranslationTable.defaultName || !pairs.isEmpty else { return nil }
        return """
              StringsTable(
                language: "\(translation.language.tag)",
                source: \(SwiftLiteral.text(OldStylePropertyList.text(pairs)))),
          """
      }
    }
    return """
      \(GeneratedSources.heading)
      \(access)import \(module)

      /// The texts of the program in all languages.
      \(access)enum Localizations {
        /// The language that the program is developed in.
        \(access)static let developmentLanguage: \(module).Language = "\(developmentLanguage?.tag ?? "en")"

        /// The tables of a `Localizer`.
        \(access)static let tables: [StringsTable] = [
      \(tables.joined(separator: "\n"))
        ]
      }

      """
  }

  fileprivate func keysSource(_ group: KeyGroup, module: String) -> String {
    let members = group.source(access: access, indent: 2, developedIn: developmentLanguage)
    return """
      \(GeneratedSources.heading)
      \(access)import \(module)

      /// The texts of the program by key, each in the current language.
      \(access)enum Texts {
      \(members.joined(separator: "\n"))
      }

      """
  }
}
