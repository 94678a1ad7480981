import LocalizableStrings

extension FetchError {
  /// One line in the current language; not stored, since the language may change.
  var text: String { Texts.alert.named(address.description, reason: reasonText) }

  /// The line for standard error, with what the user can do on which screen.
  var textWithRemedy: String {
    guard case .unencrypted = reason else { return text }
    return text + " " + Texts.cli.unencrypted(tab: Texts.tab.more, screen: Texts.more.sources)
  }

  /// The reason as a sentence of its own, without the address.
  var sentence: String { reasonText.startingWithCapital }

  /// The reason as it follows a name and a colon.
  var reasonText: String {
    switch reason {
    case .notFound: Texts.fetch.error.notFound
    case .gone: Texts.fetch.error.gone
    case .forbidden: Texts.fetch.error.forbidden
    case .unknownSignIn: Texts.fetch.error.unknownSignIn
    case .unauthorized(_, let isRejected):
      isRejected ? Texts.fetch.error.rejected : Texts.fetch.error.unauthorized
    case .unencrypted: Texts.fetch.error.unencrypted
    case .busy: Texts.fetch.error.busy
    case .status(let status): Texts.fetch.error.status(status)
    case .tooManyRedirects: Texts.fetch.error.redirects
    case .badRedirect(let target): Texts.fetch.error.redirect(FeedLink.withoutPassword(in: target))
    case .tooLarge(let limit): Texts.fetch.error.tooLarge(limit >> 20)
    case .timedOut: Texts.fetch.error.timedOut
    case .invalidAddress: Texts.fetch.error.invalidAddress
    case .notSent(let error): Texts.fetch.error.notSent(error.text)
    case .hostNotFound: Texts.fetch.error.noHost
    case .connectionFailed(let error): Texts.fetch.error.noConnection(error.text)
    case .noTLS: Texts.fetch.error.noTLS
    case .insecure: Texts.fetch.error.insecure
    case .invalidResponse: Texts.fetch.error.broken
    case .unreadable(let error): error.reasonText
    case .cancelled: Texts.fetch.error.cancelled
    }
  }
}
