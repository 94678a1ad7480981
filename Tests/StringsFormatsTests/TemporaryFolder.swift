import ConsoleTesting
import StringsFormats
import Testing

/// Calls a closure with a translation folder of the given texts by path, and with its main table.
func withFolder(
  _ files: [String: String], _ body: (TranslationFolder, TranslationTable) throws -> Void
) throws {
  let temporary = TemporaryFolder(files)
  defer { withExtendedLifetime(temporary) {} }
  let folder = TranslationFolder(temporary.url)
  try body(folder, #require(folder.tables.first))
}
