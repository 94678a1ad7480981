import Foundation
import StringsFormats

/// The tables that paths on the command line have led to: the paths may overlap.
struct KnownTables {
  private var places: Set<[String]> = []

  /// Removes the tables that another path has led to already; returns false if nothing is left.
  mutating func takeNew(from found: inout FoundTranslations) -> Bool {
    // Of a file alone, with its name.
    let place = URL(filePath: found.folder.path).resolvingSymlinksInPath().path
    // A folder without tables has diagnostics.
    if found.folder.tables.isEmpty { return places.insert([place]).inserted }
    found.folder.tables.removeAll { !places.insert([place, $0.name]).inserted }
    return !found.folder.tables.isEmpty
  }
}
