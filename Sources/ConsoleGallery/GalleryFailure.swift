internal import ConsoleUI

/// The error of a step, which ends a walk early, so that the page lacks the screens of its language and size.
struct GalleryFailure: Error {
  /// The name of the walk.
  let walk: String
  let language: WalkthroughLanguage
  /// The size of the terminal in cells.
  let size: Size
  /// The name of the last step without an error; `nil` if the start has failed.
  let lastStep: String?
  let error: any Error

  /// Where it was, such as `Purchase, pl, 40 by 20, after pears`.
  var place: String {
    "\(walk), \(language.tag), \(size.columns) by \(size.rows), "
      + (lastStep.map { "after \($0)" } ?? "at the start")
  }
}

extension GalleryFailure: CustomStringConvertible {
  /// `Purchase, pl, 40 by 20, after pears: unknown key name "bend"`.
  var description: String { "\(place): \(error)" }
}
