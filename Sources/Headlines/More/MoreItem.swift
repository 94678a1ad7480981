/// What lies behind the list of everything that is not news, as links and what is restored name it.
enum MoreItem: String, CaseIterable, Identifiable {
  case saved
  case search
  case sources
  case language
  case theme
  case signIn = "sign-in"
  case about

  var id: Self { self }
}
