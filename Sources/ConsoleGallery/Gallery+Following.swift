public import Foundation
internal import StringsFormats

extension Gallery {
  /// Writes the page, and again after each change of the translation folder, until the task is cancelled.
  ///
  /// ```swift
  /// var gallery = Gallery(
  ///   title: "Shop", translations: URL(filePath: "Sources/Shop/Localizations"),
  ///   developmentLanguage: "en")
  /// await gallery.add(purchase, named: "Purchase")
  /// try await gallery.follow(writingTo: URL(filePath: "gallery.html")) { print($0) }
  /// ```
  ///
  /// It renders only the screens that have changed; see ``update()``. A page that is open in a browser loads itself again and
  /// keeps its position and its search; it asks the file `gallery.version.js` beside it, so it needs no server. A broken file is
  /// an error of the update until the file changes again. `didWrite` is called after each writing; the first update has all
  /// screens.
  ///
  /// - Throws: The error of the file system, if the page cannot be written at the start. Later this is an error of the update,
  ///   and the next update writes the page.
  public mutating func follow(
    writingTo page: URL, on clock: any Clock<Duration> = ContinuousClock(),
    didWrite: (GalleryUpdate) -> Void = { _ in }
  ) async throws {
    let first = GalleryUpdate(
      languages: screens.map(\.stop.language).unique, screenCount: screens.count,
      errors: (translations?.errorLines ?? []) + failures.map { "\($0)" })
    guard var watch = translations?.watch, let folder = translations?.url else {
      try write(to: page)
      return didWrite(first)
    }
    var pages = FollowedPage(page)
    _ = try pages.write(self)
    didWrite(first)
    while (try? await watch.waitForChange(of: folder, on: clock)) != nil {
      let start = ContinuousClock.now
      var update = await update()
      do {
        // The page may be in the folder itself, so writing it is a change, too.
        guard try pages.write(self) || !update.errors.isEmpty else { continue }
      } catch {
        update.errors.append("\(page.path): error: \(error.localizedDescription)")
      }
      update.duration = ContinuousClock.now - start
      didWrite(update)
    }
  }
}
