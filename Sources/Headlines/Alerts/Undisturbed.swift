/// A screen over which nothing is told that can wait: something is read there, or typed.
@MainActor
protocol Undisturbed {}

extension ArticleScreen: Undisturbed {}
extension SearchScreen: Undisturbed {}
extension AddSourceScreen: Undisturbed {}
