import ConsoleTesting
import Foundation
import Testing

/// Calls a closure with the path of a temporary folder of the given texts by path.
func withFolder<Result>(
  _ files: [String: String], _ body: (String) throws -> Result
) throws -> Result {
  let folder = TemporaryFolder(files)
  return try withExtendedLifetime(folder) { try body(folder.url.path) }
}
