/// Why a step of a user cannot be done, such as a click on a text that is not on the screen.
public struct StepError: Error, CustomStringConvertible {
  /// The reason: `"Delete" is covered by "Sure?", which is in front`, or `unknown key name "bend"`.
  public let description: String
  /// The name of the step or its number, and where it was made.
  package var step: String?
  package var place: StepPlace?

  /// Creates an error for a step of your own.
  public init(_ description: String) { self.description = description }
}

/// The place in a source file where a step was made.
package struct StepPlace: Sendable {
  package let filePath: String
  package let line: Int

  package init(_ filePath: String, _ line: Int) { (self.filePath, self.line) = (filePath, line) }
}
