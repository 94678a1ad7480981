import LocalizableStrings
import StringsFormats

extension GeneratedSources {
  /// Translations as tables whose texts are read at first use, and a constant or function for each of
  /// their keys; `module` knows `StringsTable`.
  static func catalog(
    _ catalog: Catalog, module: String, tables: String, keys: String
  ) -> GeneratedSources {
    let group = KeyGroup(catalog.typedKeys)
    return GeneratedSources(
      files: [
        GeneratedFile(path: tables, source: catalog.tablesSource(module: module)),
        GeneratedFile(path: keys, source: catalog.keysSource(group, module: module)),
      ],
      diagnostics: catalog.diagnostics + catalog.textDiagnostics + group.diagnostics)
  }
}

extension Catalog {
  /// What stands before a declaration that the target wants to be seen outside.
  private var access: String {
    settings.access == .internal ? "" : "\(settings.access.rawValue) "
  }

  fileprivate func tablesSource(module: String) -> String {
    let tables = tables.flatMap { table in
      table.folder.translations.filter { table.isMain || !$0.pairs.isEmpty }.map { translation in
        """
            StringsTable(
              language: "\(translation.language.tag)",
              source: \(SwiftLiteral.text(OldStylePropertyList.text(translation.pairs)))),
        """
      }
    }
    return """
      \(GeneratedSources.heading)
      \(access)import \(module)

      /// The program's texts in every language it speaks.
      \(access)enum Localizations {
        /// The language that the program is developed in.
        \(access)static let developmentLanguage: \(module).Language = "\(developmentLanguage?.tag ?? "en")"

        /// What a localizer is made with.
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

      /// The program's texts by their keys, each in the reader's language at the time it is asked for.
      \(access)enum Texts {
      \(members.joined(separator: "\n"))
      }

      """
  }
}
