extension FetchError { var text: String { description } }
extension SourceAddressError { var message: String { description } }
