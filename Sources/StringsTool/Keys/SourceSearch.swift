import Foundation
import StringsFormats
import StringsSyntax

/// Finds the uses of keys in the Swift sources that paths name: files, or folders with their subfolders.
struct SourceSearch {
  private(set) var uses: [KeyUses] = []
  /// The errors about paths that cannot be read.
  private(set) var errors: [Diagnostic] = []

  private let functions: Set<String>
  private var seen: Set<String> = []

  init(paths: [String], functions: Set<String>) {
    self.functions = functions
    for path in paths {
      let before = uses.count + errors.count
      let isKnown = seen.contains(Self.real(path))
      read(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
      if uses.count + errors.count == before, !isKnown {
        errors.append(.unreadable(path, because: "there are no Swift sources in this folder"))
      }
    }
  }

  private mutating func read(_ path: String) {
    var isFolder: ObjCBool = false
    if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      return readFolder(path)
    }
    // The paths on the command line may overlap.
    guard seen.insert(Self.real(path)).inserted else { return }
    do throws(Diagnostic) {
      let name = path == "-" ? InputFile.standardInputName : path
      let bytes = try InputFile.bytes(at: path, named: name)
      uses.append(KeyUses(source: bytes, file: name, functions: functions))
    } catch {
      errors.append(error)
    }
  }

  private mutating func readFolder(_ path: String) {
    // A folder that a path has named before is read once.
    guard seen.insert(Self.real(path)).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      return errors.append(.unreadable(path, because: error.systemReason.text))
    }
    for name in names where !name.hasPrefix(".") {
      let inner = path == "." ? name : path == "/" ? "/\(name)" : "\(path)/\(name)"
      let type = try? FileManager.default.attributesOfItem(atPath: inner)[.type]
      switch type as? FileAttributeType {
      // A link is not followed: it may lead to a folder above.
      case .typeDirectory?: readFolder(inner)
      case .typeRegular? where name.hasSuffix(".swift"): read(inner)
      default: break
      }
    }
  }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
