import LocalizableStrings

extension FetchError {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var text: String { Texts.alert.named(address.description, reasonText) }

  /// The same without what it is about.
  var reasonText: String {
    switch reason {
    case .notFound: Texts.fetch.error.notFound
    case .gone: Texts.fetch.error.gone
    case .forbidden: Texts.fetch.error.forbidden
    case .busy: Texts.fetch.error.busy
    case .status(let status): Texts.fetch.error.status(status)
    case .tooManyRedirects: Texts.fetch.error.redirects
    case .badRedirect(let target): Texts.fetch.error.redirect(target)
    case .tooLarge(let limit): Texts.fetch.error.tooLarge(limit >> 20)
    case .timedOut: Texts.fetch.error.timedOut
    case .noHost: Texts.fetch.error.noHost
    case .noConnection(let reason): Texts.fetch.error.noConnection(reason.text)
    case .insecure: Texts.fetch.error.insecure
    case .broken: Texts.fetch.error.broken
    case .unreadable(let error): error.reasonText
    case .cancelled: Texts.fetch.error.cancelled
    }
  }
}
