extension SubscriptionList {
  /// The list as an OPML 2.0 file, which reads as the same list again.
  ///
  /// Sources of one folder stand together, folders in the order in which they are first named.
  var opml: String {
    var writer = OPMLWriter()
    writer.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    writer.line("<opml version=\"2.0\">")
    writer.line("<head><title>\(OPMLWriter.escaped(title))</title></head>")
    writer.line("<body>")
    writer.write(OPMLFolder(holding: subscriptions))
    writer.line("</body>")
    writer.line("</opml>")
    return writer.text
  }
}
