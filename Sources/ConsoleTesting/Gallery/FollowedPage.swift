import Foundation

/// The page of a gallery that is written again and again, and the file that says which version it is.
@MainActor struct FollowedPage {
  private let page: URL
  private let versionFile: URL
  /// Begins with the time, so that an open page also notices that the program was started again.
  private var version = Int(Date().timeIntervalSince1970 * 1_000)

  init(_ page: URL) {
    self.page = page
    versionFile = page.deletingPathExtension().appendingPathExtension("version.js")
  }

  /// Writes the page, then its version, each at once.
  mutating func write(_ gallery: Gallery) throws {
    version += 1
    var html = GalleryPage(gallery)
    html.following = GalleryFollowing(version: version, file: versionFile.lastPathComponent)
    try Data(html.html.utf8).write(to: page, options: .atomic)
    try Data("galleryVersion(\(version))\n".utf8).write(to: versionFile, options: .atomic)
  }
}
