/// Where one segment of a link has led.
public enum LinkStep {
  /// To a coordinator that is in the tree: it handles the rest of the link, or is where the link ends.
  ///
  /// A coordinator that shows what the segment stands for itself gives itself.
  case leads(to: Coordinator)
  /// To another link, which is followed in place of this one, from the start.
  ///
  /// Whatever the first one has shown on its way is taken back.
  case redirects(to: DeepLink)
  /// To something that comes first, such as a login: the link is kept until ``LinkOpener/resume()``.
  case waits
  /// Nowhere: the segment is unknown, and nothing of the link is carried out.
  case unknown
}
