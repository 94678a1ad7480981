public import Coordinators

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A screen or coordinator that preserves a `Codable` value in saved navigation states, as JSON.
///
/// ```swift
/// final class NoteScreen: Screen, CodableStatePreserving {
///   struct Preserved: Codable {
///     var draft = ""
///   }
///   var preservedValue = Preserved()
///
///   var body: some View {
///     TextField("Draft", text: preservedValue.draft) { self.preservedValue.draft = $0 }
///   }
/// }
/// ```
///
/// A screen that keeps its values elsewhere writes `preservedValue` as a computed property.
@MainActor
public protocol CodableStatePreserving: StatePreserving {
  /// The type of the value.
  associatedtype PreservedValue: Codable

  /// The value that is saved and restored; `nil`, if its type is optional, is not saved.
  var preservedValue: PreservedValue { get set }

  /// The value of a text that a program with another `stateVersion` has saved.
  ///
  /// By default it throws ``UnreadableStateVersion``. Decode the older type with `JSONDecoder`, and convert its value.
  func preservedValue(from text: String, version: Int) throws -> PreservedValue
}

extension CodableStatePreserving {
  public var preservedState: String? {
    get throws {
      let encoder = JSONEncoder()
      // Equal values have equal texts.
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(preservedValue), as: UTF8.self)
      return text == "null" ? nil : text
    }
  }

  public func restore(preservedState text: String, version: Int) throws {
    preservedValue =
      version == stateVersion
      ? try JSONDecoder().decode(PreservedValue.self, from: Data(text.utf8))
      : try preservedValue(from: text, version: version)
  }

  public func preservedValue(from text: String, version: Int) throws -> PreservedValue {
    throw UnreadableStateVersion(version: version, expected: stateVersion)
  }
}

/// A saved state of a version that the program cannot read.
public struct UnreadableStateVersion: Error, Hashable, CustomStringConvertible {
  /// The version of the saved text.
  public let version: Int
  /// The version that the program writes.
  public let expected: Int

  /// Creates the error.
  public init(version: Int, expected: Int) { (self.version, self.expected) = (version, expected) }

  public var description: String { "version \(version) instead of \(expected)" }
}
