/// Where a route with a `follow` closure leads.
public enum LinkStep {
  /// A coordinator in the tree, which follows the rest of the link or is its destination.
  ///
  /// A coordinator that shows the content itself returns itself.
  case leads(to: Coordinator)
  /// Another link, which is followed from the start instead of this one; a relative one begins at this coordinator.
  ///
  /// Everything that the first link has shown is rolled back.
  case redirects(to: DeepLink)
  /// Another flow, such as a login, has to be completed first: the link is kept until ``LinkOpener/resume()``.
  case waits
  /// The part of the link is unknown; the whole link is rolled back.
  case unknown
}
