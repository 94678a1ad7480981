import Foundation

/// The file of a gallery's page, and beside it the file with the page's version.
@MainActor struct FollowedPage {
  private let page: URL
  private let versionFile: URL
  /// Begins with the time, so that an open page also notices a new start of the program.
  private var version = Int(Date().timeIntervalSince1970 * 1_000)

  /// What was written last, without what depends on the version.
  private var lastBeginning = ""

  init(_ page: URL) {
    self.page = page
    versionFile = page.deletingPathExtension().appendingPathExtension("version.js")
  }

  /// Replaces the page, then the file with its version, if the page is another than before.
  ///
  /// - Returns: Whether it was replaced.
  mutating func write(_ gallery: Gallery) throws -> Bool {
    let beginning = GalleryPage(gallery).beginning
    guard beginning != lastBeginning else { return false }
    version += 1
    let following = GalleryFollowing(version: version, file: versionFile.lastPathComponent)
    let html = beginning + following.script + GalleryPage.end
    try FileManager.default.createDirectory(
      at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(html.utf8).write(to: page, options: .atomic)
    try Data("galleryVersion(\(version))\n".utf8).write(to: versionFile, options: .atomic)
    lastBeginning = beginning
    return true
  }
}
