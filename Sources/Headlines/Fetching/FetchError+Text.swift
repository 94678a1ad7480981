import LocalizableStrings

extension FetchError {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var text: String {
    let name = address.description
    return switch reason {
    case .notFound: Texts.fetch.error.notFound(name)
    case .gone: Texts.fetch.error.gone(name)
    case .forbidden: Texts.fetch.error.forbidden(name)
    case .busy: Texts.fetch.error.busy(name)
    case .status(let status): Texts.fetch.error.status(name, status)
    case .tooManyRedirects: Texts.fetch.error.redirects(name)
    case .badRedirect(let target): Texts.fetch.error.redirect(name, target)
    case .tooLarge(let limit): Texts.fetch.error.tooLarge(name, limit >> 20)
    case .timedOut: Texts.fetch.error.timedOut(name)
    case .noHost: Texts.fetch.error.noHost(name)
    case .noConnection(let reason): Texts.fetch.error.noConnection(name, reason.text)
    case .insecure(let reason): Texts.fetch.error.insecure(name, reason.text)
    case .broken: Texts.fetch.error.broken(name)
    case .unreadable(let error): error.text
    case .cancelled: Texts.fetch.error.cancelled(name)
    }
  }
}
