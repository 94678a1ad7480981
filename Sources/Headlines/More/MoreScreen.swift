import Sternik

/// The way to settings and to what the program says of itself.
final class MoreScreen: Screen {
  var didSelectLanguage: () -> Void = {}
  var didSelectAbout: () -> Void = {}

  private enum Item: CaseIterable {
    case language
    case about
  }

  var title: String { "tab.more".localize }

  var body: some View {
    List(Item.allCases) { item in
      switch item {
      case .language:
        HStack {
          Text("more.language".localize)
          Spacer()
          Text(Localizer.current.language.autonym).dim()
        }
      case .about: Text("more.about".localize)
      }
    } didSelect: { item in
      switch item {
      case .language: self.didSelectLanguage()
      case .about: self.didSelectAbout()
      }
    }
  }
}
