import Foundation
import Observation
import Sternik

/// A file or a folder in a pane.
struct Entry: Identifiable, Sendable {
  let path: Path
  let shown: String
  let isFolder: Bool
  let size: Int
  let modified: Timestamp
  var isMarked: Bool

  var id: Path { path }
  var nameText: String { isMarked ? "name.marked".localize(shown) : shown }
  var sizeText: String { isFolder ? "" : Localizer.current.fileSize(size) }
  var dateText: String { Localizer.current.date(modified, skeleton: "yyMMdd") }

  init(_ path: Path, isMarked: Bool = false) {
    (self.path, self.isMarked) = (path, isMarked)
    shown = path.name.shown
    let info = path.info ?? stat()
    isFolder = info.st_mode & S_IFMT == S_IFDIR
    size = Int(info.st_size)
    #if canImport(Darwin)
    modified = Timestamp(secondsSince1970: Double(info.st_mtimespec.tv_sec))
    #else
    modified = Timestamp(secondsSince1970: Double(info.st_mtim.tv_sec))
    #endif
  }
}

/// A folder, how it is sorted, and what is highlighted and marked in it.
@Observable @MainActor final class Pane {
  enum Order { case name, size, date }

  private(set) var folder: Path
  private(set) var entries: [Entry] = []
  private(set) var order = Order.name
  private(set) var space: (free: Int, used: Double)?
  var highlighted: Path?
  private let environment: FilesEnvironment

  init(_ folder: Path, _ environment: FilesEnvironment) {
    self.folder = folder
    self.environment = environment
    reload()
  }

  var title: String { folder.shown(from: environment.home) }

  /// The highlighted entry, unless it is a folder.
  var file: Entry? { entries.first { $0.id == highlighted && !$0.isFolder } }

  var marked: [Entry] { entries.filter(\.isMarked) }

  /// Shows another folder, and highlights the one where the user was if it is there.
  ///
  /// - Throws: ``FileError`` if the folder cannot be read; the pane stays where it is then.
  func go(to folder: Path) throws { try read(folder, highlighting: self.folder) }

  /// Reads the folder again; one that is gone is shown as it was.
  func reload() { try? read(folder, highlighting: highlighted) }

  private func read(_ folder: Path, highlighting path: Path?) throws {
    let marked = Set(marked.map(\.path))
    entries = try folder.content().map { Entry($0, isMarked: marked.contains($0)) }
    self.folder = folder
    sort(by: order)
    highlighted = (entries.first { $0.id == path } ?? entries.first)?.id
    space = environment.space(folder)
  }

  /// Marks the highlighted file, or unmarks it, and goes on to the next row.
  func mark() {
    guard let index = entries.firstIndex(where: { $0.id == highlighted }) else { return }
    if !entries[index].isFolder { entries[index].isMarked.toggle() }
    highlighted = entries[min(index + 1, entries.count - 1)].id
  }

  func sort(by order: Order) {
    self.order = order
    entries.sort { left, right in
      if left.isFolder != right.isFolder { return left.isFolder }
      return switch order {
      case .size where left.size != right.size: left.size > right.size
      case .date where left.modified != right.modified: left.modified > right.modified
      default: Localizer.current.isOrdered(left.shown, before: right.shown)
      }
    }
  }
}
