import Sternik

/// The program: its tabs, what is told over them, and all that changes what the program remembers.
final class HeadlinesCoordinator: AppCoordinator, LinkHandler, AlertPresenting {
  let library: Library
  let surroundings: Surroundings
  /// It owns this coordinator.
  unowned let window: Window
  /// The sources that could not be read, of which the reader was not told yet.
  var untoldFailures: Set<Source.ID> = []
  /// The sources that are to be asked when those have answered that are being asked.
  var waitingSources: Set<Source.ID> = []

  init(window: Window, library: Library, surroundings: Surroundings) {
    self.library = library
    self.surroundings = surroundings
    self.window = window
    super.init(window: window)
  }

  override func start() throws {
    let tabs = HeadlinesTabsCoordinator(
      library: library, actions: storyActions, now: surroundings.now, presenter: presenter)
    tabs.moreActions = moreActions
    start(child: tabs)
    if surroundings.welcomes, !library.reader.wasWelcomed { welcome() }
    window.observe { [weak self] _ in self?.tellFailures() }
    library.tellProblems { [weak self] in self?.tellProblem() }
    tellProblem()
    if surroundings.refreshesAtStart { refresh() }
  }

  func follow(_ tab: HeadlinesTabsCoordinator.Segment) throws -> LinkStep {
    let tabs = children.lazy.compactMap { $0 as? HeadlinesTabsCoordinator }.first
    return try tabs?.follow(tab) ?? .unknown
  }

  private var storyActions: StoryActions {
    var actions = StoryActions()
    actions.didRead = { self.library.markAsRead([$0]) }
    actions.didToggleSaved = library.toggleSaved
    actions.didMarkAllAsRead = library.markAsRead
    actions.didOpenInBrowser = openInBrowser
    actions.didRefresh = { self.refresh() }
    actions.didCancelRefresh = cancelRefresh
    return actions
  }

  private var moreActions: MoreActions {
    var actions = MoreActions()
    actions.didChooseLanguage = setLanguage
    actions.didChooseLook = { look in
      self.library.changeReader { $0.look = look.rawValue }
      Console.setAllNeedRedraw()
    }
    actions.didTapSignIn = signIn
    actions.didTapSignOut = { self.library.changeReader { $0.profile = nil } }
    actions.didAddSource = add
    actions.didRemoveSource = library.remove
    return actions
  }

  /// Tells what could not be remembered.
  func tellProblem() {
    guard isActive, let problem = library.takeProblem() else { return }
    let isMended = if case .damaged = problem.reason { true } else { false }
    presentAlert(
      title: isMended ? Texts.alert.state.damaged : Texts.alert.state.title, message: problem.text)
  }

  /// Speaks another language from now on: every screen is drawn in it, the reader stays where they are.
  private func setLanguage(_ language: Language) {
    Localizer.setLanguages([language])
    library.choose(language)
  }

  private func welcome() {
    let welcome = WelcomeCoordinator(presenter: Modal(over: presenter))
    welcome.didChooseLanguage = setLanguage
    welcome.done = {
      // The program may have ended over it.
      if self.isActive { self.library.changeReader { $0.wasWelcomed = true } }
    }
    start(child: welcome)
  }

  private func signIn() {
    let signIn = SignInCoordinator(
      desk: surroundings.codeDesk, profiles: library.reader.profiles,
      presenter: Modal(over: presenter))
    signIn.done = library.signIn
    start(child: signIn)
  }

  private func openInBrowser(_ link: String) {
    surroundings.openInBrowser(link) { [weak self] why in
      guard let self, self.isActive else { return }
      self.presentAlert(title: Texts.browser.failed, message: why)
    }
  }
}
