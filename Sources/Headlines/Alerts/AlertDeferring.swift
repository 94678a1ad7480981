/// A screen for reading or typing, over which alerts that can wait are not shown.
@MainActor
protocol AlertDeferring {}

extension ArticleScreen: AlertDeferring {}
extension SearchScreen: AlertDeferring {}
extension EditFeedScreen: AlertDeferring {}
extension HiddenWordsScreen: AlertDeferring {}
extension AddFeedScreen: AlertDeferring {}
extension SignInScreen: AlertDeferring {}
