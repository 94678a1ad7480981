import Foundation
import StringsFormats
import StringsSyntax

/// Finds the uses of keys in the sources that paths name: files in Swift or Objective-C, or folders with their subfolders; and in
/// templates.
struct SourceSearch {
  private(set) var uses: [KeyUses] = []
  /// The errors about paths that cannot be read.
  private(set) var errors: [Diagnostic] = []

  private let functions: Set<String>
  private let templatePattern: Regex<AnyRegexOutput>?
  /// Whether the paths that are read now are those of templates.
  private var areTemplates = false
  private var seen: Set<String> = []

  init(
    paths: [String], functions: Set<String>, templates: [String] = [],
    templatePattern: Regex<AnyRegexOutput>? = nil
  ) {
    self.functions = functions
    self.templatePattern = templatePattern
    for path in paths { read(path, "there are no Swift sources in this folder") }
    areTemplates = true
    for path in templates { read(path, "there are no files in this folder") }
  }

  private mutating func read(_ path: String, _ reason: String) {
    let before = uses.count + errors.count
    let isKnown = seen.contains(Self.real(path))
    read(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    if uses.count + errors.count == before, !isKnown {
      errors.append(.unreadable(path, because: reason))
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
    guard
      areTemplates || path == "-" || Self.isSource(path)
        || !FileManager.default.fileExists(atPath: path)
    else {
      return errors.append(
        .unreadable(path, because: "this is no Swift source; name a template with --templates"))
    }
    do throws(Diagnostic) {
      let name = path == "-" ? InputFile.standardInputName : path
      let bytes = try InputFile.bytes(at: path, named: name)
      uses.append(
        areTemplates
          ? KeyUses(template: bytes, file: name, pattern: templatePattern)
          : Self.isObjectiveC(name)
            ? KeyUses(objectiveC: bytes, file: name)
            : KeyUses(source: bytes, file: name, functions: functions))
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
      case .typeRegular? where areTemplates || Self.isSource(name): read(inner)
      default: break
      }
    }
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") || isObjectiveC(name)
  }

  private static func isObjectiveC(_ name: String) -> Bool {
    [".m", ".mm", ".h"].contains { name.hasSuffix($0) }
  }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
