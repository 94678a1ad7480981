public import ConsoleUI

/// The error of the start or of a step, which ends a walk of a gallery early.
public struct GalleryFailure: Error {
  /// The name of the walk.
  public let walk: String
  /// The language of the walk.
  public let language: WalkthroughLanguage
  /// The size of the terminal in cells.
  public let size: Size
  /// The name of the last step without an error; `nil` if the start has failed.
  public let lastStep: String?
  /// The error itself.
  public let error: any Error

  /// Where it was, such as `Purchase, pl, 40 by 20, after pears`.
  var place: String {
    "\(walk), \(language.tag), \(size.columns) by \(size.rows), "
      + (lastStep.map { "after \($0)" } ?? "at the start")
  }
}

extension GalleryFailure: CustomStringConvertible {
  /// `Purchase, pl, 40 by 20, after pears: unknown key name "bend"`.
  public var description: String { "\(place): \(error)" }
}
