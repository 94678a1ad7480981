// Written by .ci/embed-texts from Localizations.
// swift-format-ignore-file
import Sternik

/// The texts of the program by key, each in the current language.
enum Texts {
  /// The texts whose keys begin with "app.".
  enum app {
    /// "Headlines"
    ///
    /// The name of the program.
    static var title: String { "app.title".localize }
  }

  /// The texts whose keys begin with "tab.".
  enum tab {
    /// "Headlines"
    ///
    /// The tab with the list of articles.
    static var headlines: String { "tab.headlines".localize }

    /// "Feeds"
    ///
    /// The tab with the feeds.
    static var sources: String { "tab.sources".localize }

    /// "World"
    ///
    /// The tab with world news.
    static var world: String { "tab.world".localize }

    /// "Video"
    ///
    /// The tab with articles to watch or listen to.
    static var video: String { "tab.video".localize }

    /// "More"
    ///
    /// The tab with everything else: saved articles, settings, about.
    static var more: String { "tab.more".localize }
  }

  /// The texts whose keys begin with "headlines.".
  enum headlines {
    /// "Press enter to read an article."
    ///
    /// Shown beside a list of articles until one is opened. enter is a key.
    static var choose: String { "headlines.choose".localize }

    /// "This feed has no articles yet."
    ///
    /// Shown instead of the list when a feed has no articles.
    static var emptyFeed: String { "headlines.emptyFeed".localize }

    /// "This feed could not be read"
    ///
    /// Shown instead of the list when a feed could not be fetched; the reason follows.
    static var failed: String { "headlines.failed".localize }

    /// "You have no feeds yet."
    ///
    /// Shown instead of the list when the user has removed all feeds. More and My feeds are the
    /// names of the tab and of its row.
    static var noSources: String { "headlines.noSources".localize }

    /// "Add one under More › My feeds."
    ///
    /// Below that: what to do.
    static var noSourcesHint: String { "headlines.noSourcesHint".localize }
  }

  /// The texts whose keys begin with "articles.".
  enum articles {
    /// "Everything is read."
    ///
    /// Shown instead of a list of unread articles, and when there is no next one.
    static var noUnread: String { "articles.noUnread".localize }

    /// "Hidden words leave out all articles."
    ///
    /// Shown instead of the list when hidden words leave out all its articles.
    static var allHidden: String { "articles.allHidden".localize }

    /// "unread only: %@"
    ///
    /// Above a list of unread articles only. %@: how many.
    static func unreadOnly(_ argument1: any LocalizableArgument) -> String {
      "articles.unreadOnly".localize(argument1)
    }

    /// "of %@"
    ///
    /// After the number of unread articles, as in "4 unread of 12": the number of all.
    static func ofTotal(_ argument1: any LocalizableArgument) -> String {
      "articles.ofTotal".localize(argument1)
    }

    /// "%@ articles"
    ///
    /// How many articles a list has.
    static func count(articles: any LocalizableArgument & Numeric) -> String {
      "articles.count".localize(articles)
    }

    /// "%@ unread"
    ///
    /// How many articles of a list are unread.
    static func unread(articles: any LocalizableArgument & Numeric) -> String {
      "articles.unread".localize(articles)
    }

    /// "%@ unread"
    ///
    /// How many articles of a list are unread, in few words, as in "4 unread of 12".
    static func new(articles: any LocalizableArgument & Numeric) -> String {
      "articles.new".localize(articles)
    }

    /// "%@ more articles are not shown"
    ///
    /// How many articles of a large feed are not shown.
    static func omitted(articles: any LocalizableArgument & Numeric) -> String {
      "articles.omitted".localize(articles)
    }

    /// "%@ articles are hidden by your words"
    ///
    /// Above the list: how many articles it does not have because of words that the user hides.
    static func hidden(articles: any LocalizableArgument & Numeric) -> String {
      "articles.hidden".localize(articles)
    }
  }

  /// The texts whose keys begin with "order.".
  enum order {
    /// "Newest first"
    ///
    /// Shown for a few seconds: the new order of all lists.
    static var newest: String { "order.newest".localize }

    /// "Oldest first"
    ///
    /// Shown for a few seconds: the new order of all lists.
    static var oldest: String { "order.oldest".localize }

    /// "By feed"
    ///
    /// Shown for a few seconds: the new order of all lists.
    static var feed: String { "order.feed".localize }
  }

  /// The texts whose keys begin with "article.".
  enum article {
    /// "No date"
    ///
    /// Shown instead of the date when the feed gives none.
    static var undated: String { "article.undated".localize }

    /// "unread"
    ///
    /// The screen-reader text for the mark of an unread article.
    static var unread: String { "article.unread".localize }

    /// "Marked as unread"
    ///
    /// Shown for a few seconds when the user has marked an article as unread.
    static var markedUnread: String { "article.markedUnread".localize }

    /// "Untitled"
    ///
    /// Shown instead of a headline when the feed gives neither a headline nor a text.
    static var untitled: String { "article.untitled".localize }

    /// "Duration: %@"
    ///
    /// %@: the playing time of the audio or video, such as 2:05.
    static func duration(_ argument1: any LocalizableArgument) -> String {
      "article.duration".localize(argument1)
    }

    /// "On the web: %@"
    ///
    /// %@: the address of the article.
    static func link(_ argument1: any LocalizableArgument) -> String {
      "article.link".localize(argument1)
    }

    /// "This article has no text."
    ///
    /// Shown instead of the text when the feed gives only a headline.
    static var noText: String { "article.noText".localize }

    /// "The rest of this text is left out, because it is too long."
    ///
    /// At the end of an article, instead of the rest of its text.
    static var omission: String { "article.omission".localize }

    /// "image"
    ///
    /// In a text, what a picture is; article.media says more about it.
    static var image: String { "article.image".localize }

    /// "audio"
    ///
    /// In a text, what a sound is, such as that of a podcast.
    static var audio: String { "article.audio".localize }

    /// "video"
    ///
    /// In a text, what a film is.
    static var video: String { "article.video".localize }

    /// "file"
    ///
    /// In a text, what any other file is.
    static var file: String { "article.file".localize }

    /// "page"
    ///
    /// In a text, what another page in the place of a part of it is, such as a film with its
    /// player.
    static var page: String { "article.page".localize }

    /// "(%1$@: %2$@)"
    ///
    /// A picture or another file in a text. %1$@: what it is, such as article.image; %2$@ = name:
    /// what it shows, or its name.
    static func media(
      _ argument1: any LocalizableArgument, name: any LocalizableArgument
    ) -> String {
      "article.media".localize(argument1, name)
    }

    /// "(%@)"
    ///
    /// A picture or another file in a text. %@: what it is, such as article.image.
    static func unnamedMedia(_ argument1: any LocalizableArgument) -> String {
      "article.unnamedMedia".localize(argument1)
    }

    /// "Links"
    ///
    /// The heading above the numbered addresses of all links of an article.
    static var links: String { "article.links".localize }

    /// "saved"
    ///
    /// In a list, beside a saved article.
    static var saved: String { "article.saved".localize }

    /// "The address was copied"
    ///
    /// The address of an article is on the clipboard.
    static var copied: String { "article.copied".localize }

    /// "%@ minutes to read"
    ///
    /// How long it takes to read an article.
    static func minutes(minutes: any LocalizableArgument & Numeric) -> String {
      "article.minutes".localize(minutes)
    }
  }

  /// The texts whose keys begin with "more.".
  enum more {
    /// "Language"
    ///
    /// Opens the list of languages.
    static var language: String { "more.language".localize }

    /// "About"
    ///
    /// Opens the page about the program.
    static var about: String { "more.about".localize }

    /// "Reading"
    ///
    /// A heading in the tab More: saved articles, search, feeds.
    static var reading: String { "more.reading".localize }

    /// "Language and appearance"
    ///
    /// A heading in the tab More: language, theme, rows.
    static var appearance: String { "more.appearance".localize }

    /// "Program"
    ///
    /// A heading in the tab More: about the program.
    static var program: String { "more.program".localize }

    /// "Saved articles"
    ///
    /// Opens the list of saved articles; also its title.
    static var saved: String { "more.saved".localize }

    /// "Search"
    ///
    /// Opens the search; also its title.
    static var search: String { "more.search".localize }

    /// "My feeds"
    ///
    /// Opens the page where feeds are added and removed; also its title.
    static var sources: String { "more.sources".localize }

    /// "Theme"
    ///
    /// Opens the list of themes; also its title.
    static var theme: String { "more.theme".localize }

    /// "Articles to keep"
    ///
    /// Which articles are kept, or how many: a setting.
    static var limit: String { "more.limit".localize }

    /// "Refresh feeds"
    ///
    /// How often the feeds are refreshed: a setting.
    static var interval: String { "more.interval".localize }

    /// "Rows"
    ///
    /// How much a list shows of each article: a setting.
    static var rows: String { "more.rows".localize }
  }

  /// The texts whose keys begin with "language.".
  enum language {
    /// "current"
    ///
    /// The screen-reader text for the mark of the current language.
    static var chosen: String { "language.chosen".localize }

    /// "Language"
    ///
    /// The title of the list of languages. Each language is shown by its own name.
    static var title: String { "language.title".localize }
  }

  /// The texts whose keys begin with "about.".
  enum about {
    /// "About"
    ///
    /// The title of the page about the program.
    static var title: String { "about.title".localize }

    /// "Headlines shows news in the terminal, in your language."
    ///
    /// What the program is, in one sentence.
    static var description: String { "about.description".localize }

    /// "Version %@"
    ///
    /// %@: a version number such as 1.0.
    static func version(_ argument1: any LocalizableArgument) -> String {
      "about.version".localize(argument1)
    }

    /// "Built with Sternik: coordinators handle navigation, screens only display, and every text
    /// comes from Localizable.strings."
    ///
    /// How the program is made. Sternik and Localizable.strings are names and stay as they are.
    static var builtWith: String { "about.builtWith".localize }

    /// "Sternik is Polish for “helmsman”."
    ///
    /// Explains the name of the package.
    static var name: String { "about.name".localize }

    /// "Free software under the MIT licence."
    ///
    /// The terms of use.
    static var licence: String { "about.licence".localize }

    /// "The articles that come with the program are fictional."
    ///
    /// Says that the bundled articles are fictional.
    static var articles: String { "about.articles".localize }
  }

  /// The texts whose keys begin with "keys.".
  enum keys {
    /// "select"
    ///
    /// Selects the highlighted row.
    static var choose: String { "keys.choose".localize }

    /// "refresh"
    ///
    /// Fetches all feeds.
    static var refresh: String { "keys.refresh".localize }

    /// "sign in"
    ///
    /// Opens the page where the user signs in to the server of the feed.
    static var signIn: String { "keys.signIn".localize }

    /// "try again"
    ///
    /// Fetches feeds again after an error.
    static var again: String { "keys.again".localize }

    /// "back"
    ///
    /// Goes back to the list of feeds.
    static var back: String { "keys.back".localize }

    /// "stop"
    ///
    /// Cancels the fetching of feeds.
    static var cancel: String { "keys.cancel".localize }

    /// "mark all read"
    ///
    /// Marks all articles of the list as read.
    static var markAllRead: String { "keys.markAllRead".localize }

    /// "next unread"
    ///
    /// Opens the next unread article, also one of another feed.
    static var nextUnread: String { "keys.nextUnread".localize }

    /// "unread"
    ///
    /// Marks the article that is shown as unread.
    static var markUnread: String { "keys.markUnread".localize }

    /// "read/unread"
    ///
    /// Marks the highlighted article as read, or as unread.
    static var toggleRead: String { "keys.toggleRead".localize }

    /// "unread only"
    ///
    /// Leaves read articles out of all lists.
    static var unreadOnly: String { "keys.unreadOnly".localize }

    /// "show all"
    ///
    /// Shows all articles again, also those that were read.
    static var showAll: String { "keys.showAll".localize }

    /// "order"
    ///
    /// Puts lists in another order.
    static var order: String { "keys.order".localize }

    /// "hidden words"
    ///
    /// Opens the page with the words that hide articles.
    static var hiddenWords: String { "keys.hiddenWords".localize }

    /// "add"
    ///
    /// Adds the highlighted feed of a page.
    static var add: String { "keys.add".localize }

    /// "save"
    ///
    /// Saves the article.
    static var save: String { "keys.save".localize }

    /// "unsave"
    ///
    /// Removes the article from the saved ones.
    static var unsave: String { "keys.unsave".localize }

    /// "copy"
    ///
    /// Copies the address of the article.
    static var copyLink: String { "keys.copyLink".localize }

    /// "browser"
    ///
    /// Opens the article in the browser.
    static var browser: String { "keys.browser".localize }

    /// "play"
    ///
    /// Plays the sound or film of the article.
    static var play: String { "keys.play".localize }

    /// "download"
    ///
    /// Saves a file of the article, such as its sound.
    static var download: String { "keys.download".localize }

    /// "next"
    ///
    /// Opens the next article.
    static var nextArticle: String { "keys.nextArticle".localize }

    /// "previous"
    ///
    /// Opens the previous article.
    static var previousArticle: String { "keys.previousArticle".localize }

    /// "search"
    ///
    /// Searches for the words in the field.
    static var search: String { "keys.search".localize }
  }

  /// The texts whose keys begin with "alert.".
  enum alert {
    /// "OK"
    ///
    /// Closes an alert.
    static var ok: String { "alert.ok".localize }

    /// "Cancel"
    ///
    /// Closes a question without an answer.
    static var cancel: String { "alert.cancel".localize }

    /// "… and %@ more"
    ///
    /// %@: how many more there are.
    static func more(_ argument1: any LocalizableArgument) -> String {
      "alert.more".localize(argument1)
    }

    /// "%1$@: %2$@"
    ///
    /// %1$@: a file, an address or the name of a feed; %2$@ = reason: what is wrong with it, a
    /// sentence.
    static func named(
      _ argument1: any LocalizableArgument, reason: any LocalizableArgument
    ) -> String {
      "alert.named".localize(argument1, reason)
    }

    /// The texts whose keys begin with "alert.state.".
    enum state {
      /// "Your changes cannot be saved"
      ///
      /// The title of an alert about a file of the state folder.
      static var title: String { "alert.state.title".localize }

      /// "A file was damaged"
      ///
      /// The title of an alert about a damaged file, which was renamed.
      static var damaged: String { "alert.state.damaged".localize }

      /// "A file was missing"
      ///
      /// The title of an alert about a missing file, which was restored from its copy.
      static var missing: String { "alert.state.missing".localize }
    }

    /// The texts whose keys begin with "alert.restore.".
    enum restore {
      /// "Not everything could be reopened"
      ///
      /// The title of an alert: --restore could not reopen all screens.
      static var title: String { "alert.restore.title".localize }

      /// "Something that was open is no longer available."
      ///
      /// The message about --restore. An article that is gone, for example.
      static var message: String { "alert.restore.message".localize }
    }

    /// The texts whose keys begin with "alert.translations.".
    enum translations {
      /// "Some texts cannot be read"
      ///
      /// For translators: the title of an alert about the files of --localizations.
      static var title: String { "alert.translations.title".localize }
    }
  }

  /// The texts whose keys begin with "welcome.".
  enum welcome {
    /// "Welcome"
    ///
    /// The title of the greeting at the first start.
    static var title: String { "welcome.title".localize }

    /// "Read the news in your terminal. The arrow keys move, Enter opens, Escape goes back, and ?
    /// lists all keys."
    ///
    /// The greeting at the first start.
    static var greeting: String { "welcome.greeting".localize }

    /// "Language"
    ///
    /// The label of the language picker.
    static var language: String { "welcome.language".localize }

    /// "Start reading"
    ///
    /// The button that closes the greeting.
    static var start: String { "welcome.start".localize }
  }

  /// The texts whose keys begin with "world.".
  enum world {
    /// "World,World news,International"
    ///
    /// The names that feeds give to the world section in this language, separated by commas.
    static var sections: String { "world.sections".localize }

    /// "No feed has world news at the moment."
    ///
    /// Shown instead of the list of world news.
    static var empty: String { "world.empty".localize }
  }

  /// The texts whose keys begin with "video.".
  enum video {
    /// "No feed has anything to watch or listen to at the moment."
    ///
    /// Shown instead of the list of videos and recordings.
    static var empty: String { "video.empty".localize }
  }

  /// The texts whose keys begin with "refresh.".
  enum refresh {
    /// "Refreshing feeds"
    ///
    /// Before a progress bar: feeds are being fetched.
    static var title: String { "refresh.title".localize }

    /// "%1$@ of %2$@"
    ///
    /// Beside a progress bar. %1$@: how many feeds are done; %2$@ = total: how many there are.
    static func progress(
      _ argument1: any LocalizableArgument, total: any LocalizableArgument
    ) -> String {
      "refresh.progress".localize(argument1, total)
    }

    /// "updated %@"
    ///
    /// At the right of the tabs. %@: a time of day.
    static func updated(_ argument1: any LocalizableArgument) -> String {
      "refresh.updated".localize(argument1)
    }

    /// "No new articles"
    ///
    /// Shown for a few seconds after a refresh that the user asked for.
    static var nothing: String { "refresh.nothing".localize }

    /// "Try again"
    ///
    /// The button that fetches the failed feeds again.
    static var again: String { "refresh.again".localize }

    /// "Could not be fetched: %@"
    ///
    /// Shown for a few seconds when a feed could not be fetched. %@: its name.
    static func failedOne(_ argument1: any LocalizableArgument) -> String {
      "refresh.failedOne".localize(argument1)
    }

    /// "%@ failed"
    ///
    /// How many feeds could not be read so far; after a sign, beside a progress bar.
    static func errors(sources: any LocalizableArgument & Numeric) -> String {
      "refresh.errors".localize(sources)
    }

    /// "%@ feeds could not be read"
    ///
    /// How many feeds could not be read; the title of a list of the reasons.
    static func failed(sources: any LocalizableArgument & Numeric) -> String {
      "refresh.failed".localize(sources)
    }

    /// "%@ new articles"
    ///
    /// Shown for a few seconds after a refresh: how many articles it has brought.
    static func brought(articles: any LocalizableArgument & Numeric) -> String {
      "refresh.brought".localize(articles)
    }
  }

  /// The texts whose keys begin with "saved.".
  enum saved {
    /// "There are no saved articles."
    ///
    /// Shown instead of the list of saved articles. s is a key.
    static var empty: String { "saved.empty".localize }

    /// "Press s while you are reading one."
    ///
    /// Below that. s is a key.
    static var hint: String { "saved.hint".localize }
  }

  /// The texts whose keys begin with "search.".
  enum search {
    /// "Words"
    ///
    /// The label of the field with the words to search for.
    static var words: String { "search.words".localize }

    /// "Searches titles and texts, also of articles that you have read."
    ///
    /// Shown before the first search.
    static var hint: String { "search.hint".localize }

    /// "No article contains these words."
    ///
    /// Shown when nothing was found.
    static var nothing: String { "search.nothing".localize }

    /// "No article contains these words. Those with hidden words are left out."
    ///
    /// The same while words of the user hide some articles.
    static var nothingShown: String { "search.nothingShown".localize }

    /// "%@ articles found"
    ///
    /// How many articles were found so far.
    static func found(articles: any LocalizableArgument & Numeric) -> String {
      "search.found".localize(articles)
    }

    /// "Showing the first %@ articles; add a word"
    ///
    /// Shown when more articles contain the words than are listed.
    static func cut(articles: any LocalizableArgument & Numeric) -> String {
      "search.cut".localize(articles)
    }
  }

  /// The texts whose keys begin with "sources.".
  enum sources {
    /// "Add a feed…"
    ///
    /// Opens the page where the user types the address of a feed.
    static var add: String { "sources.add".localize }

    /// "Add the articles that come with the program"
    ///
    /// Brings back the articles that come with the program.
    static var addBundled: String { "sources.addBundled".localize }

    /// "Included with the program"
    ///
    /// Shown below a feed that has no address.
    static var bundled: String { "sources.bundled".localize }

    /// "Mark all as read"
    ///
    /// Marks all articles of a feed as read.
    static var markAllRead: String { "sources.markAllRead".localize }

    /// "Name, folder…"
    ///
    /// Opens the page where the user names a feed and puts it into a folder.
    static var edit: String { "sources.edit".localize }

    /// "Sign in…"
    ///
    /// Opens the form for signing in to the server of a feed.
    static var signIn: String { "sources.signIn".localize }

    /// "Sign out…"
    ///
    /// The button that asks whether to sign out.
    static var signOutMenu: String { "sources.signOutMenu".localize }

    /// "Sign out"
    ///
    /// Forgets the name, password or token for the server of a feed.
    static var signOut: String { "sources.signOut".localize }

    /// "Remove…"
    ///
    /// The button that asks whether to remove the feed.
    static var removeMenu: String { "sources.removeMenu".localize }

    /// "Remove"
    ///
    /// Removes a feed.
    static var remove: String { "sources.remove".localize }

    /// "Remove this feed and its articles? Saved articles stay."
    ///
    /// The question before a feed is removed.
    static var removeQuestion: String { "sources.removeQuestion".localize }

    /// "Removed: %@"
    ///
    /// Shown for a few seconds when a feed was removed. %@ is its title.
    static func removed(_ argument1: any LocalizableArgument) -> String {
      "sources.removed".localize(argument1)
    }

    /// "not fetched yet"
    ///
    /// Shown instead of the counts of a feed that was not fetched yet.
    static var waiting: String { "sources.waiting".localize }

    /// "%@ feeds"
    ///
    /// How many feeds there are, such as in a folder.
    static func count(sources: any LocalizableArgument & Numeric) -> String {
      "sources.count".localize(sources)
    }
  }

  /// The texts whose keys begin with "markAll.".
  enum markAll {
    /// "Marked as read: %@"
    ///
    /// Shown for a few seconds. %@: a number of articles.
    static func done(_ argument1: any LocalizableArgument) -> String {
      "markAll.done".localize(argument1)
    }

    /// "Mark %@ articles as read?"
    ///
    /// Before many articles are marked.
    static func question(articles: any LocalizableArgument & Numeric) -> String {
      "markAll.question".localize(articles)
    }
  }

  /// The texts whose keys begin with "editSource.".
  enum editSource {
    /// "Name and folder"
    ///
    /// The title of the page where the user names a feed and puts it into a folder.
    static var title: String { "editSource.title".localize }

    /// "Without a name of your own: %@. Use / for a folder inside a folder."
    ///
    /// Above the fields. %@: the feed's own name.
    static func hint(_ argument1: any LocalizableArgument) -> String {
      "editSource.hint".localize(argument1)
    }

    /// "Name"
    ///
    /// The label of the field with the name.
    static var name: String { "editSource.name".localize }

    /// "Folder"
    ///
    /// The label of the field with the folder.
    static var folder: String { "editSource.folder".localize }

    /// "Save"
    ///
    /// The button that saves the name and the folder.
    static var save: String { "editSource.save".localize }
  }

  /// The texts whose keys begin with "hiddenWords.".
  enum hiddenWords {
    /// "Hidden words"
    ///
    /// The title of the page with the words that hide articles.
    static var title: String { "hiddenWords.title".localize }

    /// "All feeds"
    ///
    /// Which feeds the words are for.
    static var all: String { "hiddenWords.all".localize }

    /// "Only in: %@"
    ///
    /// Which feed the words are for. %@: its name.
    static func feed(_ argument1: any LocalizableArgument) -> String {
      "hiddenWords.feed".localize(argument1)
    }

    /// "Articles whose titles contain one of these words, also as a part of a longer word, are not
    /// shown. Separate the words with commas."
    ///
    /// Explains the field with the words.
    static var hint: String { "hiddenWords.hint".localize }

    /// "Words"
    ///
    /// The label of the field with the words.
    static var words: String { "hiddenWords.words".localize }
  }

  /// The texts whose keys begin with "addSource.".
  enum addSource {
    /// "Add a feed"
    ///
    /// The title of the page where the user types the address of a feed.
    static var title: String { "addSource.title".localize }

    /// "The address of a site or feed, or the path of a file."
    ///
    /// Says what the user can type.
    static var hint: String { "addSource.hint".localize }

    /// "Address"
    ///
    /// The label of the address field.
    static var address: String { "addSource.address".localize }

    /// "Add"
    ///
    /// The button that adds the feed.
    static var add: String { "addSource.add".localize }

    /// "Looking for the feed…"
    ///
    /// Shown while the page at the typed address is fetched.
    static var searching: String { "addSource.searching".localize }

    /// "This page has several feeds. Choose those that you want."
    ///
    /// Above the list of the feeds that a web page names, when there are several.
    static var choose: String { "addSource.choose".localize }

    /// "Done"
    ///
    /// A button below the feeds of a page, after the user has added some of them.
    static var done: String { "addSource.done".localize }

    /// "The feed was found at:"
    ///
    /// Stands with the address above the button that adds a feed, when it is not the typed one.
    static var found: String { "addSource.found".localize }

    /// "No encrypted connection. Add this address?"
    ///
    /// The same, when only an address without encryption was found.
    static var unencrypted: String { "addSource.unencrypted".localize }

    /// "Your password was not sent. To send it without encryption, begin the address with http://."
    ///
    /// Follows the error when there is no encrypted connection for a typed address with a password.
    static var passwordKept: String { "addSource.passwordKept".localize }

    /// "This page has no feed."
    ///
    /// The typed address is that of a web page, and no feed was found there.
    static var none: String { "addSource.none".localize }

    /// "Added: %@"
    ///
    /// Shown for a few seconds when a feed was added. %@ is its title.
    static func added(_ argument1: any LocalizableArgument) -> String {
      "addSource.added".localize(argument1)
    }

    /// "Already in your list: %@"
    ///
    /// Shown for a few seconds when the user adds a feed a second time. %@ is its title.
    static func known(_ argument1: any LocalizableArgument) -> String {
      "addSource.known".localize(argument1)
    }
  }

  /// The texts whose keys begin with "limit.".
  enum limit {
    /// "All"
    ///
    /// All articles are kept.
    static var all: String { "limit.all".localize }

    /// "Older articles will be removed, unread ones too. Saved articles stay."
    ///
    /// Asked when the user chooses to keep fewer articles, under a title that says which.
    static var question: String { "limit.question".localize }

    /// "%1$@, %2$@ of them unread"
    ///
    /// How many articles a limit has removed, and how many of these were unread: %2$@ = unread.
    static func droppedUnread(
      _ argument1: any LocalizableArgument, unread: any LocalizableArgument
    ) -> String {
      "limit.droppedUnread".localize(argument1, unread)
    }

    /// "Remove articles"
    ///
    /// The button that removes articles.
    static var remove: String { "limit.remove".localize }

    /// "Newest %@ per feed"
    ///
    /// The number of the newest articles that are kept in each feed: a setting.
    static func newest(articles: any LocalizableArgument & Numeric) -> String {
      "limit.newest".localize(articles)
    }

    /// "Those of the last %@ days"
    ///
    /// The age of the oldest articles that are kept: a setting.
    static func age(days: any LocalizableArgument & Numeric) -> String {
      "limit.age".localize(days)
    }

    /// "%@ older articles were removed"
    ///
    /// How many articles the user's setting has removed from the feeds of a list.
    static func dropped(articles: any LocalizableArgument & Numeric) -> String {
      "limit.dropped".localize(articles)
    }

    /// "Currently, this would remove %@ articles."
    ///
    /// Ends the question of limit.question: how many articles would be removed.
    static func now(articles: any LocalizableArgument & Numeric) -> String {
      "limit.now".localize(articles)
    }
  }

  /// The texts whose keys begin with "interval.".
  enum interval {
    /// "Only when asked"
    ///
    /// The feeds are refreshed only when the user asks for it.
    static var never: String { "interval.never".localize }

    /// "At the start"
    ///
    /// The feeds are refreshed when the program starts, and when the user asks for it.
    static var start: String { "interval.start".localize }

    /// "Every %@ minutes"
    ///
    /// How often the feeds are refreshed.
    static func every(minutes: any LocalizableArgument & Numeric) -> String {
      "interval.every".localize(minutes)
    }
  }

  /// The texts whose keys begin with "rows.".
  enum rows {
    /// "Comfortable"
    ///
    /// Rows with the title and details of an article, and space between them.
    static var comfortable: String { "rows.comfortable".localize }

    /// "Compact"
    ///
    /// Rows of one line.
    static var compact: String { "rows.compact".localize }
  }

  /// The texts whose keys begin with "look.".
  enum look {
    /// "Automatic"
    ///
    /// The theme that follows the terminal: dark or light.
    static var automatic: String { "look.automatic".localize }

    /// "Night"
    ///
    /// A dark theme.
    static var night: String { "look.night".localize }

    /// "Day"
    ///
    /// A light theme.
    static var day: String { "look.day".localize }

    /// "Lamp"
    ///
    /// A dark theme with warm colours.
    static var lamp: String { "look.lamp".localize }

    /// "Signal, with high contrast"
    ///
    /// A theme for people who need strong contrast.
    static var signal: String { "look.signal".localize }

    /// "Colours of the terminal"
    ///
    /// The theme without colours of its own.
    static var terminal: String { "look.terminal".localize }
  }

  /// The texts whose keys begin with "browser.".
  enum browser {
    /// "Opening the link…"
    ///
    /// Shown for a few seconds when a program starts that shows a link.
    static var opening: String { "browser.opening".localize }

    /// "The browser could not be opened"
    ///
    /// The title of an alert: the browser could not be started.
    static var failed: String { "browser.failed".localize }

    /// "No browser was found. Tried: %@. Set BROWSER, or the browser in the configuration file."
    ///
    /// %@: the names of programs.
    static func missing(_ argument1: any LocalizableArgument) -> String {
      "browser.missing".localize(argument1)
    }

    /// "%1$@ could not be started (%2$@)."
    ///
    /// %1$@: the name of a program; %2$@ = reason: a text of the last group of this file.
    static func notStarted(
      _ argument1: any LocalizableArgument, reason: any LocalizableArgument
    ) -> String {
      "browser.notStarted".localize(argument1, reason)
    }

    /// "%@ could not take over the terminal."
    ///
    /// %@: the name of a program.
    static func noTerminal(_ argument1: any LocalizableArgument) -> String {
      "browser.noTerminal".localize(argument1)
    }

    /// "%1$@ exited with status %2$d."
    ///
    /// %1$@: the name of a program; %2$d: a number other than 0.
    static func status(_ argument1: any LocalizableArgument, _ argument2: Int) -> String {
      "browser.status".localize(argument1, argument2)
    }
  }

  /// The texts whose keys begin with "files.".
  enum files {
    /// "Sound and film"
    ///
    /// The title of the list of files that can be played.
    static var play: String { "files.play".localize }

    /// "Files to save"
    ///
    /// The title of the list of files that can be saved.
    static var download: String { "files.download".localize }

    /// "The file could not be played"
    ///
    /// The title of an alert; the reason follows.
    static var playFailed: String { "files.playFailed".localize }

    /// "The file could not be saved"
    ///
    /// The title of an alert; the reason follows.
    static var downloadFailed: String { "files.downloadFailed".localize }

    /// "No player was found. Tried: %@. Install one, or set the player in the configuration file."
    ///
    /// %@: the names of programs.
    static func noPlayer(_ argument1: any LocalizableArgument) -> String {
      "files.noPlayer".localize(argument1)
    }

    /// "No program to save files was found. Tried: %@. Install one, or set the downloader in the
    /// configuration file."
    ///
    /// %@: the names of programs.
    static func noDownloader(_ argument1: any LocalizableArgument) -> String {
      "files.noDownloader".localize(argument1)
    }

    /// "%@, the program of the configuration file, was not found."
    ///
    /// %@: the name of a program.
    static func noConfigured(_ argument1: any LocalizableArgument) -> String {
      "files.noConfigured".localize(argument1)
    }

    /// "%1$@ was ended by signal %2$d."
    ///
    /// A program that saves a file ended too early. %1$@: its name, %2$d: the number of the signal.
    static func interrupted(_ argument1: any LocalizableArgument, _ argument2: Int) -> String {
      "files.interrupted".localize(argument1, argument2)
    }

    /// "Playing the file…"
    ///
    /// Shown for a few seconds when a program starts that plays a file.
    static var playing: String { "files.playing".localize }

    /// "The folder %1$@ cannot be used (%2$@)."
    ///
    /// A file cannot be saved. %1$@: the folder; %2$@ = reason: a text of the last group of this
    /// file.
    static func folder(
      _ argument1: any LocalizableArgument, reason: any LocalizableArgument
    ) -> String {
      "files.folder".localize(argument1, reason)
    }

    /// "Saving the file…"
    ///
    /// Shown for a few seconds when a program starts to save a file.
    static var downloading: String { "files.downloading".localize }

    /// "Saved in %@"
    ///
    /// Shown for a few seconds when a file is saved. %@: the folder.
    static func downloaded(_ argument1: any LocalizableArgument) -> String {
      "files.downloaded".localize(argument1)
    }

    /// "Saved as %@"
    ///
    /// Shown for a few seconds. %@: the path of the file.
    static func saved(_ argument1: any LocalizableArgument) -> String {
      "files.saved".localize(argument1)
    }

    /// "%@ has ended"
    ///
    /// Shown for a few seconds when a program has ended that saves files where it wants. %@: its
    /// name.
    static func ended(_ argument1: any LocalizableArgument) -> String {
      "files.ended".localize(argument1)
    }

    /// "Nothing was written into %@"
    ///
    /// Shown for a few seconds when a program has ended that should save a file. %@: the path of
    /// the file.
    static func empty(_ argument1: any LocalizableArgument) -> String {
      "files.empty".localize(argument1)
    }
  }

  /// The texts whose keys begin with "config.".
  enum config {
    /// "The configuration file has mistakes"
    ///
    /// The title of an alert about the configuration file.
    static var title: String { "config.title".localize }

    /// "line %1$d: %2$@"
    ///
    /// %1$d: the number of a line; %2$@: what is wrong with it, a sentence.
    static func line(_ argument1: Int, _ argument2: any LocalizableArgument) -> String {
      "config.line".localize(argument1, argument2)
    }

    /// "cannot be read (%@)."
    ///
    /// %@: the reason, a text of the last group of this file.
    static func unreadable(_ argument1: any LocalizableArgument) -> String {
      "config.unreadable".localize(argument1)
    }

    /// "there is no setting “%@”."
    ///
    /// %@: the name of a setting that does not exist.
    static func unknown(_ argument1: any LocalizableArgument) -> String {
      "config.unknown".localize(argument1)
    }

    /// "“=” is missing after the name: %@"
    ///
    /// %@: a line without an equals sign.
    static func noSign(_ argument1: any LocalizableArgument) -> String {
      "config.noSign".localize(argument1)
    }

    /// "“%1$@” is not allowed; use one of: %2$@."
    ///
    /// %1$@: a wrong value; %2$@ = allowed: the values that are allowed.
    static func value(
      _ argument1: any LocalizableArgument, allowed: any LocalizableArgument
    ) -> String {
      "config.value".localize(argument1, allowed)
    }

    /// "there is no key “%@”."
    ///
    /// %@: the wrong name of a key.
    static func key(_ argument1: any LocalizableArgument) -> String {
      "config.key".localize(argument1)
    }

    /// "the key “%@” already has a meaning."
    ///
    /// %@: the name of a key.
    static func taken(_ argument1: any LocalizableArgument) -> String {
      "config.taken".localize(argument1)
    }

    /// "Until the next start: the configuration file has another line"
    ///
    /// Shown for a few seconds, when the user has changed a setting that the configuration file
    /// has, too.
    static var untilNextStart: String { "config.untilNextStart".localize }

    /// "“%1$@” is already set in line %2$d, which counts."
    ///
    /// %1$@: the name of a setting; %2$d: the number of an earlier line with the same name.
    static func repeated(_ argument1: any LocalizableArgument, _ argument2: Int) -> String {
      "config.repeated".localize(argument1, argument2)
    }

    /// "the command is missing."
    ///
    /// A setting names a program, but is empty.
    static var noCommand: String { "config.noCommand".localize }
  }

  /// The texts whose keys begin with "signIn.".
  enum signIn {
    /// "Sign in"
    ///
    /// The title of the form, and the button that submits it.
    static var title: String { "signIn.title".localize }

    /// "User name and password for %@:"
    ///
    /// %@: the name of the server.
    static func explanation(_ argument1: any LocalizableArgument) -> String {
      "signIn.explanation".localize(argument1)
    }

    /// "The connection is not encrypted."
    ///
    /// A warning in the form.
    static var unencrypted: String { "signIn.unencrypted".localize }

    /// "User name"
    ///
    /// The label of the name field.
    static var name: String { "signIn.name".localize }

    /// "Password"
    ///
    /// The label of the password field.
    static var password: String { "signIn.password".localize }

    /// "Use a token"
    ///
    /// The button that leads to the form for a token.
    static var useToken: String { "signIn.useToken".localize }

    /// "Token"
    ///
    /// The title of the form for a token, and the label of its field.
    static var token: String { "signIn.token".localize }

    /// "Enter an access token for %@."
    ///
    /// %@: the name of the server.
    static func tokenExplanation(_ argument1: any LocalizableArgument) -> String {
      "signIn.tokenExplanation".localize(argument1)
    }

    /// "Signing in…"
    ///
    /// Shown while the server is asked.
    static var waiting: String { "signIn.waiting".localize }

    /// "Enter a user name."
    ///
    /// Shown below the form without a name.
    static var noName: String { "signIn.noName".localize }

    /// "A user name cannot contain a colon."
    ///
    /// Shown below the name.
    static var colonInName: String { "signIn.colonInName".localize }

    /// "Enter a token without spaces or accents."
    ///
    /// Shown below a token that is empty, or has spaces or special characters.
    static var invalidToken: String { "signIn.invalidToken".localize }

    /// "Wrong user name or password."
    ///
    /// Shown below the form when the server refuses.
    static var rejectedPassword: String { "signIn.rejectedPassword".localize }

    /// "The server refused this token."
    ///
    /// Shown below the token when the server refuses.
    static var rejectedToken: String { "signIn.rejectedToken".localize }

    /// "Signed out of %@"
    ///
    /// Shown for a few seconds. %@: the name of the server.
    static func signedOut(_ argument1: any LocalizableArgument) -> String {
      "signIn.signedOut".localize(argument1)
    }

    /// "You are signed in to %1$@ as %2$@, for:"
    ///
    /// The question before signing out, above the names of feeds. %1$@ = server: the server, %2$@ =
    /// user: the name of the user.
    static func withName(server: any LocalizableArgument, user: any LocalizableArgument) -> String {
      "signIn.withName".localize(server, user)
    }

    /// "You are signed in to %@ with a token, for:"
    ///
    /// The same for a token. %@: the server.
    static func withToken(_ argument1: any LocalizableArgument) -> String {
      "signIn.withToken".localize(argument1)
    }

    /// "Signed in to %@"
    ///
    /// Shown for a few seconds. %@: the name of the server.
    static func signedIn(_ argument1: any LocalizableArgument) -> String {
      "signIn.signedIn".localize(argument1)
    }
  }

  /// The texts whose keys begin with "feed.".
  enum feed {
    /// The texts whose keys begin with "feed.error.".
    enum error {
      /// "there is no such file."
      ///
      /// Why a file cannot be read: follows its name and a colon, or stands alone, like all texts
      /// of this group.
      static var missing: String { "feed.error.missing".localize }

      /// "this is a folder, not a file."
      ///
      /// The path leads to a folder.
      static var folder: String { "feed.error.folder".localize }

      /// "the file cannot be read (%@)."
      ///
      /// %@: the reason, a text of the last group of this file.
      static func unreadable(_ argument1: any LocalizableArgument) -> String {
        "feed.error.unreadable".localize(argument1)
      }

      /// "the file is larger than %d MB."
      ///
      /// %d: the limit in megabytes.
      static func tooLarge(_ argument1: Int) -> String {
        "feed.error.tooLarge".localize(argument1)
      }

      /// "the file is empty."
      ///
      /// The file has no content.
      static var empty: String { "feed.error.empty".localize }

      /// "this is a web page, not a feed."
      ///
      /// The file is HTML.
      static var webPage: String { "feed.error.webPage".localize }

      /// "this is JSON, but not a complete JSON Feed."
      ///
      /// JSON, RSS and Atom are names of formats.
      static var json: String { "feed.error.json".localize }

      /// "this is a binary file, not a feed."
      ///
      /// The file is an image, a program or the like.
      static var binary: String { "feed.error.binary".localize }

      /// "this is plain text, not a feed."
      ///
      /// The file is text without markup.
      static var text: String { "feed.error.text".localize }

      /// "this is XML, but not a feed: it starts with <%@>."
      ///
      /// %@: the name of the outermost XML element.
      static func xml(_ argument1: any LocalizableArgument) -> String {
        "feed.error.xml".localize(argument1)
      }

      /// "this is not an OPML list of feeds."
      ///
      /// OPML is the name of a format for lists of feeds.
      static var notAList: String { "feed.error.notAList".localize }

      /// "the list has more than %d feeds."
      ///
      /// %d: how many feeds a list may have.
      static func tooManySources(_ argument1: Int) -> String {
        "feed.error.tooManySources".localize(argument1)
      }

      /// "the encoding %@ is not supported."
      ///
      /// %@: the name of a character encoding, such as EBCDIC.
      static func encoding(_ argument1: any LocalizableArgument) -> String {
        "feed.error.encoding".localize(argument1)
      }

      /// "the file ends unexpectedly after line %d."
      ///
      /// %d: the number of the last line.
      static func cutOff(_ argument1: Int) -> String {
        "feed.error.cutOff".localize(argument1)
      }

      /// "the feed is malformed at line %d."
      ///
      /// %d: the number of the line with the fault.
      static func malformed(_ argument1: Int) -> String {
        "feed.error.malformed".localize(argument1)
      }

      /// "an element at line %1$d has more than %2$d attributes."
      ///
      /// %1$d = line: the number of the line, %2$d = limit: the limit.
      static func attributes(line: Int, limit: Int) -> String {
        "feed.error.attributes".localize(line, limit)
      }

      /// "more than %2$d namespaces are declared by line %1$d."
      ///
      /// %1$d = line: the number of the line, %2$d = limit: the limit.
      static func namespaces(line: Int, limit: Int) -> String {
        "feed.error.namespaces".localize(line, limit)
      }

      /// "a name at line %1$d has more than %2$d bytes."
      ///
      /// The name of an element or attribute. %1$d = line: the number of the line, %2$d = limit:
      /// the limit.
      static func name(line: Int, limit: Int) -> String {
        "feed.error.name".localize(line, limit)
      }

      /// "a word at line %1$d is longer than %2$d MB."
      ///
      /// A text without spaces. %1$d = line: the number of the line, %2$d = limit: the limit in
      /// megabytes.
      static func word(line: Int, limit: Int) -> String {
        "feed.error.word".localize(line, limit)
      }
    }
  }

  /// The texts whose keys begin with "address.".
  enum address {
    /// The texts whose keys begin with "address.error.".
    enum error {
      /// "No address was given."
      ///
      /// The user typed nothing.
      static var empty: String { "address.error.empty".localize }

      /// "%1$@: addresses that begin with %2$@ are not supported, only http, https and files."
      ///
      /// %1$@: the address that the user typed; %2$@ = scheme: its scheme, such as ftp.
      static func scheme(
        _ argument1: any LocalizableArgument, scheme: any LocalizableArgument
      ) -> String {
        "address.error.scheme".localize(argument1, scheme)
      }

      /// "%@: this is not a valid address."
      ///
      /// %@: the address that the user typed.
      static func malformed(_ argument1: any LocalizableArgument) -> String {
        "address.error.malformed".localize(argument1)
      }

      /// "%@: this is neither a file nor an address."
      ///
      /// %@: the text that the user typed.
      static func nonsense(_ argument1: any LocalizableArgument) -> String {
        "address.error.nonsense".localize(argument1)
      }
    }
  }

  /// The texts whose keys begin with "fetch.".
  enum fetch {
    /// The texts whose keys begin with "fetch.error.".
    enum error {
      /// "there is nothing at this address."
      ///
      /// Why a feed could not be fetched: follows its name and a colon, or stands alone.
      static var notFound: String { "fetch.error.notFound".localize }

      /// "the feed was removed permanently."
      ///
      /// The server says that the feed will never come back.
      static var gone: String { "fetch.error.gone".localize }

      /// "the server denies access."
      ///
      /// The server refuses.
      static var forbidden: String { "fetch.error.forbidden".localize }

      /// "the server asks for a kind of sign-in that is not supported."
      ///
      /// The server wants to know who the user is, but neither by a password nor by a token.
      static var unknownSignIn: String { "fetch.error.unknownSignIn".localize }

      /// "the server asks you to sign in."
      ///
      /// The server wants to know who the user is.
      static var unauthorized: String { "fetch.error.unauthorized".localize }

      /// "your password was not sent because the connection is not encrypted."
      ///
      /// The server wants to know who the user is; a password from an address is sent without
      /// encryption only after the user has agreed.
      static var unencrypted: String { "fetch.error.unencrypted".localize }

      /// "the server refused your user name, password or token."
      ///
      /// The server refuses the name, password or token that it got.
      static var rejected: String { "fetch.error.rejected".localize }

      /// "the server is busy; try again later."
      ///
      /// The server asks us to wait.
      static var busy: String { "fetch.error.busy".localize }

      /// "the server responded with error %d."
      ///
      /// %d: an HTTP status, such as 500.
      static func status(_ argument1: Int) -> String {
        "fetch.error.status".localize(argument1)
      }

      /// "the server redirects endlessly."
      ///
      /// The server keeps redirecting.
      static var redirects: String { "fetch.error.redirects".localize }

      /// "the server redirects to an unsafe address: “%@”."
      ///
      /// %@: the address to which the server redirects.
      static func redirect(_ argument1: any LocalizableArgument) -> String {
        "fetch.error.redirect".localize(argument1)
      }

      /// "the feed is larger than %d MB."
      ///
      /// %d: the limit in megabytes.
      static func tooLarge(_ argument1: Int) -> String {
        "fetch.error.tooLarge".localize(argument1)
      }

      /// "the server did not respond in time."
      ///
      /// The server did not respond before the timeout.
      static var timedOut: String { "fetch.error.timedOut".localize }

      /// "the address is invalid."
      ///
      /// No request can be sent to the address.
      static var invalidAddress: String { "fetch.error.invalidAddress".localize }

      /// "could not send the request (%@)."
      ///
      /// %@: the reason, a text of the last group of this file.
      static func notSent(_ argument1: any LocalizableArgument) -> String {
        "fetch.error.notSent".localize(argument1)
      }

      /// "the server was not found, or there is no internet connection."
      ///
      /// The name in the address does not exist, or the internet cannot be reached.
      static var noHost: String { "fetch.error.noHost".localize }

      /// "could not connect to the server (%@)."
      ///
      /// %@: the reason, a text of the last group of this file.
      static func noConnection(_ argument1: any LocalizableArgument) -> String {
        "fetch.error.noConnection".localize(argument1)
      }

      /// "the server does not offer a secure connection."
      ///
      /// The server of an https address answers, but not with TLS.
      static var noTLS: String { "fetch.error.noTLS".localize }

      /// "the connection is not secure: the identity of the server cannot be verified."
      ///
      /// Encryption fails, or the certificate is not trusted.
      static var insecure: String { "fetch.error.insecure".localize }

      /// "the response is incomplete or invalid."
      ///
      /// The connection ended too early, or the response is not HTTP.
      static var broken: String { "fetch.error.broken".localize }

      /// "cancelled."
      ///
      /// The user cancelled the fetching.
      static var cancelled: String { "fetch.error.cancelled".localize }
    }
  }

  /// The texts whose keys begin with "state.".
  enum state {
    /// The texts whose keys begin with "state.error.".
    enum error {
      /// "%1$@ was damaged. It was renamed to %2$@, and what could be read of it is in a new file:
      /// %3$@, %4$@."
      ///
      /// %1$@: the file; %2$@ = newName: its new name; %3$@ = feeds: such as "3 feeds"; %4$@ =
      /// articles: such as "12 articles".
      static func damaged(
        _ argument1: any LocalizableArgument,
        newName: any LocalizableArgument,
        feeds: any LocalizableArgument,
        articles: any LocalizableArgument
      ) -> String {
        "state.error.damaged".localize(argument1, newName, feeds, articles)
      }

      /// "%1$@ was missing. The program starts with the feeds, settings and saved articles of its
      /// copy: %2$@, %3$@."
      ///
      /// %1$@: the file; %2$@ = feeds: such as "3 feeds"; %3$@ = articles: such as "12 articles".
      static func missing(
        _ argument1: any LocalizableArgument,
        feeds: any LocalizableArgument,
        articles: any LocalizableArgument
      ) -> String {
        "state.error.missing".localize(argument1, feeds, articles)
      }

      /// "%@ is damaged and cannot be renamed. Nothing will be saved."
      ///
      /// %@: the file.
      static func stuck(_ argument1: any LocalizableArgument) -> String {
        "state.error.stuck".localize(argument1)
      }

      /// "%@ was written by a newer version of the program. Nothing will be saved."
      ///
      /// %@: the file.
      static func newer(_ argument1: any LocalizableArgument) -> String {
        "state.error.newer".localize(argument1)
      }

      /// "%1$@ cannot be read (%2$@). Nothing will be saved."
      ///
      /// %2$@ = reason: a text of the last group of this file.
      static func unreadable(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "state.error.unreadable".localize(argument1, reason)
      }

      /// "%1$@ cannot be written (%2$@). Nothing will be saved."
      ///
      /// %2$@ = reason: a text of the last group of this file.
      static func unwritable(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "state.error.unwritable".localize(argument1, reason)
      }
    }
  }

  /// The texts whose keys begin with "cli.".
  enum cli {
    /// "To send it anyway, sign in to the feed under %1$@ › %2$@."
    ///
    /// Follows fetch.error.unencrypted on the command line, where no form can be shown. %1$@ = tab:
    /// tab.more; %2$@ = screen: more.sources.
    static func unencrypted(
      tab: any LocalizableArgument, screen: any LocalizableArgument
    ) -> String {
      "cli.unencrypted".localize(tab, screen)
    }

    /// "The program's own texts are in %@ now; edit them there."
    ///
    /// Printed when a translator names a new folder. %@: its path.
    static func exported(_ argument1: any LocalizableArgument) -> String {
      "cli.exported".localize(argument1)
    }

    /// "Writing %@ after each change; Ctrl-C ends this."
    ///
    /// Printed when --watch starts. %@: the path of the page.
    static func watching(_ argument1: any LocalizableArgument) -> String {
      "cli.watching".localize(argument1)
    }

    /// The texts whose keys begin with "cli.error.".
    enum error {
      /// "--lang: the language “%1$@” is not available. Available: %2$@."
      ///
      /// %1$@: the value of the option; %2$@ = available: a list of language tags.
      static func language(
        _ argument1: any LocalizableArgument, available: any LocalizableArgument
      ) -> String {
        "cli.error.language".localize(argument1, available)
      }

      /// "--lang: the language “%1$@” is not available. Available: %2$@. To add it, create the
      /// folder “%3$@” in “%4$@”."
      ///
      /// The same if a translator may begin the language. %2$@ = available; %3$@ = newFolder: the
      /// name of a new folder, such as de.lproj; %4$@ = parent: the folder that it belongs in.
      static func newLanguage(
        _ argument1: any LocalizableArgument,
        available: any LocalizableArgument,
        newFolder: any LocalizableArgument,
        parent: any LocalizableArgument
      ) -> String {
        "cli.error.newLanguage".localize(argument1, available, newFolder, parent)
      }

      /// "--keys: unknown key “%@”."
      ///
      /// %@: the name of the key.
      static func key(_ argument1: any LocalizableArgument) -> String {
        "cli.error.key".localize(argument1)
      }

      /// "--width: %1$d is not between %2$d and %3$d."
      ///
      /// %1$d: the value of the option; %2$d = smallest and %3$d = largest width.
      static func width(_ argument1: Int, smallest: Int, largest: Int) -> String {
        "cli.error.width".localize(argument1, smallest, largest)
      }

      /// "--height: %1$d is not between %2$d and %3$d."
      ///
      /// %1$d: the value of the option; %2$d = smallest and %3$d = largest height.
      static func height(_ argument1: Int, smallest: Int, largest: Int) -> String {
        "cli.error.height".localize(argument1, smallest, largest)
      }

      /// "%1$@: “%2$@” is not a folder."
      ///
      /// %1$@: an option, such as --state; %2$@ = value: its value.
      static func notFolder(
        _ argument1: any LocalizableArgument, value: any LocalizableArgument
      ) -> String {
        "cli.error.notFolder".localize(argument1, value)
      }

      /// "--open: unknown part “%1$@” of the link “%2$@”."
      ///
      /// %1$@: the unknown part of the link; %2$@ = link: the whole link, such as headlines/3.
      static func link(
        _ argument1: any LocalizableArgument, link: any LocalizableArgument
      ) -> String {
        "cli.error.link".localize(argument1, link)
      }

      /// "--trace: “%1$@” cannot be written (%2$@)."
      ///
      /// %1$@: the file; %2$@ = reason: a text of the last group of this file.
      static func trace(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.trace".localize(argument1, reason)
      }

      /// "--record: “%1$@” cannot be written (%2$@)."
      ///
      /// %1$@: the file; %2$@ = reason: a text of the last group of this file.
      static func record(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.record".localize(argument1, reason)
      }

      /// "--refresh cannot be combined with %@."
      ///
      /// %@: another option.
      static func refresh(_ argument1: any LocalizableArgument) -> String {
        "cli.error.refresh".localize(argument1)
      }

      /// "--export: “%1$@” cannot be written (%2$@)."
      ///
      /// %1$@: the file; %2$@ = reason: a text of the last group of this file.
      static func export(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.export".localize(argument1, reason)
      }

      /// "The output cannot be written (%@)."
      ///
      /// Standard output is on a full disk or broken. %@: the reason, a text of the last group of
      /// this file.
      static func output(_ argument1: any LocalizableArgument) -> String {
        "cli.error.output".localize(argument1)
      }

      /// "--svg: “%1$@” cannot be written (%2$@)."
      ///
      /// %1$@: the file; %2$@ = reason: a text of the last group of this file.
      static func svg(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.svg".localize(argument1, reason)
      }

      /// "--gallery: “%1$@” cannot be written (%2$@)."
      ///
      /// %1$@: the file; %2$@ = reason: a text of the last group of this file.
      static func gallery(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.gallery".localize(argument1, reason)
      }

      /// "--gallery shows its own screens; it cannot be combined with %@."
      ///
      /// %@: another option.
      static func galleryOption(_ argument1: any LocalizableArgument) -> String {
        "cli.error.galleryOption".localize(argument1)
      }

      /// "--watch needs --gallery and --localizations."
      ///
      /// --watch was given without another option.
      static var watch: String { "cli.error.watch".localize }

      /// "--localizations: there are no translations in “%@”."
      ///
      /// %@: the value of the option.
      static func localizations(_ argument1: any LocalizableArgument) -> String {
        "cli.error.localizations".localize(argument1)
      }

      /// "--localizations: “%1$@” cannot be read (%2$@)."
      ///
      /// %1$@: a folder; %2$@ = reason: a text of the last group of this file.
      static func unreadableLocalizations(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.unreadableLocalizations".localize(argument1, reason)
      }

      /// "--localizations: the texts cannot be written to “%1$@” (%2$@)."
      ///
      /// The program's own texts cannot be written to a new folder. %1$@: its path; %2$@ = reason:
      /// a text of the last group of this file.
      static func unwritableLocalizations(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.unwritableLocalizations".localize(argument1, reason)
      }

      /// "%@ (headlines --help lists the options)"
      ///
      /// %@: what is wrong with the command line, one of the next texts.
      static func usage(_ argument1: any LocalizableArgument) -> String {
        "cli.error.usage".localize(argument1)
      }

      /// "No theme has the name “%1$@”, and there is no such file. The themes are %2$@."
      ///
      /// %1$@: what was given for --theme; %2$@ = known: the names of all themes.
      static func theme(
        _ argument1: any LocalizableArgument, known: any LocalizableArgument
      ) -> String {
        "cli.error.theme".localize(argument1, known)
      }

      /// "The theme %1$@ cannot be read: %2$@"
      ///
      /// %1$@: the path of a file; %2$@ = reason: what is wrong with it, in English.
      static func themeFile(
        _ argument1: any LocalizableArgument, reason: any LocalizableArgument
      ) -> String {
        "cli.error.themeFile".localize(argument1, reason)
      }
    }

    /// The texts whose keys begin with "cli.usage.".
    enum usage {
      /// "unknown option %@"
      ///
      /// %@: an option that does not exist.
      static func option(_ argument1: any LocalizableArgument) -> String {
        "cli.usage.option".localize(argument1)
      }

      /// "unknown option %1$@; did you mean %2$@?"
      ///
      /// %1$@: an option that does not exist; %2$@ = similar: one whose name is similar.
      static func suggestion(
        _ argument1: any LocalizableArgument, similar: any LocalizableArgument
      ) -> String {
        "cli.usage.suggestion".localize(argument1, similar)
      }

      /// "the value is missing: %@"
      ///
      /// %@: an option, with the name of its value.
      static func missing(_ argument1: any LocalizableArgument) -> String {
        "cli.usage.missing".localize(argument1)
      }

      /// "“%1$@” is not allowed: %2$@"
      ///
      /// %1$@: a wrong value; %2$@ = option: the option.
      static func value(
        _ argument1: any LocalizableArgument, option: any LocalizableArgument
      ) -> String {
        "cli.usage.value".localize(argument1, option)
      }

      /// "%@ takes no value"
      ///
      /// %@: an option.
      static func noValue(_ argument1: any LocalizableArgument) -> String {
        "cli.usage.noValue".localize(argument1)
      }

      /// "unexpected: %@"
      ///
      /// %@: words that are neither options nor their values.
      static func unexpected(_ argument1: any LocalizableArgument) -> String {
        "cli.usage.unexpected".localize(argument1)
      }
    }

    /// The texts whose keys begin with "cli.help.".
    enum help {
      /// "A news reader for the terminal."
      ///
      /// What the program is; the first line of its help.
      static var overview: String { "cli.help.overview".localize }

      /// "headlines [options]"
      ///
      /// The form of the command line; the part in brackets is optional.
      static var usage: String { "cli.help.usage".localize }

      /// "The arrow keys (or j and k) move, Enter opens, and Escape, Left or q goes back; q on the
      /// first screen quits. Digits switch tabs, and Home and End (or g and G) and the page keys
      /// jump.\nIf the output is not a terminal, the screen is printed once as text."
      ///
      /// How to use the program; the names of the keys are those on keyboards.
      static var keys: String { "cli.help.keys".localize }

      /// "The language, such as en or pl."
      ///
      /// The option --lang.
      static var lang: String { "cli.help.lang".localize }

      /// "Colours: automatic, night, day, lamp, signal, terminal, or the path of a file with a
      /// theme."
      ///
      /// About --theme in the help of the command line.
      static var theme: String { "cli.help.theme".localize }

      /// "A folder of translations to use instead of those of the program, which has the texts that
      /// are missing there; changes are shown at once. With --gallery, a new folder gets the
      /// program's own texts."
      ///
      /// The option --localizations.
      static var localizations: String { "cli.help.localizations".localize }

      /// "Write headlines.html to a folder: a page for translators with every screen in every
      /// language. With --lang, it has only that language beside English; with --open or --keys,
      /// only the way to that screen."
      ///
      /// The option --gallery.
      static var gallery: String { "cli.help.gallery".localize }

      /// "With --gallery, write the page again after each change in the folder of --localizations;
      /// an open page reloads."
      ///
      /// The option --watch.
      static var watch: String { "cli.help.watch".localize }

      /// "An RSS, Atom or JSON feed to read instead of your feeds: a file or an address. Can be
      /// given more than once."
      ///
      /// The option --feed.
      static var feed: String { "cli.help.feed".localize }

      /// "Add the feeds of an OPML file to yours, then exit."
      ///
      /// The option --import.
      static var `import`: String { "cli.help.import".localize }

      /// "Write your feeds to an OPML file, or to standard output if it is -, then exit."
      ///
      /// The option --export.
      static var export: String { "cli.help.export".localize }

      /// "The screen to start with: headlines, sources, world, video or more; headlines/3 is the
      /// third article. After more/ comes the name of a row: saved, search, sources, limit,
      /// refresh, language, theme or about."
      ///
      /// The option --open; the names in it are not translated.
      static var open: String { "cli.help.open".localize }

      /// "Print the screen as text, then exit."
      ///
      /// The option --plain.
      static var plain: String { "cli.help.plain".localize }

      /// "Leave the mouse to the terminal, which can then select text."
      ///
      /// The option --no-mouse.
      static var noMouse: String { "cli.help.noMouse".localize }

      /// "Describe the screens in lines, as for a screen reader, and read commands instead of keys:
      /// a number chooses, help lists the commands."
      ///
      /// The option --linear; help is sternik.linear.help.
      static var linear: String { "cli.help.linear".localize }

      /// "The width of the screen, in columns."
      ///
      /// The option --width.
      static var width: String { "cli.help.width".localize }

      /// "The height of the screen, in rows."
      ///
      /// The option --height.
      static var height: String { "cli.help.height".localize }

      /// "Whether the terminal draws ambiguous-width characters, such as Greek letters and arrows,
      /// in one column or, as some East Asian terminals do, in two."
      ///
      /// The option --ambiguous-width.
      static var ambiguousWidth: String { "cli.help.ambiguousWidth".localize }

      /// "Keys to press, by name, separated by spaces; then the screen is printed as text. The
      /// names are up down left right enter escape tab shift-tab space backspace delete home end
      /// pageup pagedown insert f1 to f12, any single character, and these after ctrl- alt- or
      /// shift-."
      ///
      /// The option --keys; the names of keys are not translated.
      static var played: String { "cli.help.played".localize }

      /// "Write the screen to an SVG file, after pressing the keys of --keys; - is standard
      /// output."
      ///
      /// The option --svg.
      static var svg: String { "cli.help.svg".localize }

      /// "The folder for settings, articles and read marks."
      ///
      /// The option --state.
      static var state: String { "cli.help.state".localize }

      /// "Fetch all feeds for later, show nothing, then exit. The status is 75 if any of them
      /// fails."
      ///
      /// The option --refresh, for programs that run others at certain times.
      static var refresh: String { "cli.help.refresh".localize }

      /// "Resume where the last run with this option ended."
      ///
      /// The option --restore.
      static var restore: String { "cli.help.restore".localize }

      /// "Append a line to a file for each navigation step."
      ///
      /// The option --trace.
      static var trace: String { "cli.help.trace".localize }

      /// "Record keys and screens in a file for a bug report; hidden fields stay hidden."
      ///
      /// The option --record; sternik-replay plays the file.
      static var record: String { "cli.help.record".localize }

      /// "Show the version."
      ///
      /// The option --version.
      static var version: String { "cli.help.version".localize }

      /// "Show this help."
      ///
      /// The option --help.
      static var help: String { "cli.help.help".localize }

      /// The texts whose keys begin with "cli.help.heading.".
      enum heading {
        /// "OVERVIEW"
        ///
        /// A heading of the help.
        static var overview: String { "cli.help.heading.overview".localize }

        /// "USAGE"
        ///
        /// A heading of the help.
        static var usage: String { "cli.help.heading.usage".localize }

        /// "OPTIONS"
        ///
        /// A heading of the help.
        static var options: String { "cli.help.heading.options".localize }
      }
    }

    /// The texts whose keys begin with "cli.value.".
    enum value {
      /// "name|file"
      ///
      /// Stands for the value of --theme: the name of a theme or the path of a file.
      static var theme: String { "cli.value.theme".localize }

      /// "tag"
      ///
      /// A language tag, in the help.
      static var tag: String { "cli.value.tag".localize }

      /// "folder"
      ///
      /// A folder, in the help.
      static var folder: String { "cli.value.folder".localize }

      /// "file"
      ///
      /// A file, in the help.
      static var file: String { "cli.value.file".localize }

      /// "file or URL"
      ///
      /// A file or an address, in the help.
      static var feed: String { "cli.value.feed".localize }

      /// "link"
      ///
      /// A link to a screen of the program, in the help.
      static var link: String { "cli.value.link".localize }

      /// "n"
      ///
      /// A number, in the help.
      static var number: String { "cli.value.number".localize }

      /// "names"
      ///
      /// Names of keys, in the help.
      static var names: String { "cli.value.names".localize }
    }
  }

  /// The texts whose keys begin with "opml.".
  enum opml {
    /// "%@: the password in the file was left out, since you have signed in for this feed."
    ///
    /// A warning of the option "import". %@: the address of a feed.
    static func otherPassword(_ argument1: any LocalizableArgument) -> String {
      "opml.otherPassword".localize(argument1)
    }

    /// "“%@” was left out, since it has no address."
    ///
    /// A warning of the option "import". %@: the title of an entry of the file.
    static func noAddress(_ argument1: any LocalizableArgument) -> String {
      "opml.noAddress".localize(argument1)
    }

    /// "In your list already: %@."
    ///
    /// A line below the number of feeds that the option "import" has added. %@: a number.
    static func known(_ argument1: any LocalizableArgument) -> String {
      "opml.known".localize(argument1)
    }

    /// "%@ feeds were added."
    ///
    /// How many feeds the option "import" has added.
    static func imported(sources: any LocalizableArgument & Numeric) -> String {
      "opml.imported".localize(sources)
    }
  }

  /// The texts whose keys begin with "themeFile.".
  enum themeFile {
    /// "“%@” is not like accent = #79c4f7 117."
    ///
    /// A mistake in a theme file. %@: a line.
    static func noAssignment(_ argument1: any LocalizableArgument) -> String {
      "themeFile.noAssignment".localize(argument1)
    }

    /// "base must stand before all colours."
    ///
    /// A mistake in a theme file.
    static var lateBase: String { "themeFile.lateBase".localize }

    /// "there is no theme “%1$@”, only %2$@."
    ///
    /// A mistake in a theme file. %1$@: a name; %2$@ = allowed: the names that are allowed.
    static func unknownBase(
      _ argument1: any LocalizableArgument, allowed: any LocalizableArgument
    ) -> String {
      "themeFile.unknownBase".localize(argument1, allowed)
    }

    /// "there is no colour “%1$@”, only %2$@."
    ///
    /// A mistake in a theme file. %1$@: a name; %2$@ = allowed: the names that are allowed.
    static func unknownColor(
      _ argument1: any LocalizableArgument, allowed: any LocalizableArgument
    ) -> String {
      "themeFile.unknownColor".localize(argument1, allowed)
    }

    /// "%@ has a colour already."
    ///
    /// A mistake in a theme file. %@: the name of a colour.
    static func repeatedColor(_ argument1: any LocalizableArgument) -> String {
      "themeFile.repeatedColor".localize(argument1)
    }

    /// "“%@” is not a colour such as #79c4f7, or #79c4f7 and a number from 16 to 255."
    ///
    /// A mistake in a theme file. %@: what stands in place of a colour.
    static func badColor(_ argument1: any LocalizableArgument) -> String {
      "themeFile.badColor".localize(argument1)
    }
  }

  /// The texts whose keys begin with "system.".
  enum system {
    /// "permission denied"
    ///
    /// The reason of a failure, without a full stop.
    static var denied: String { "system.denied".localize }

    /// "no such file or folder"
    ///
    /// The reason of a failure, without a full stop.
    static var missing: String { "system.missing".localize }

    /// "a file with that name already exists"
    ///
    /// The reason of a failure, without a full stop.
    static var exists: String { "system.exists".localize }

    /// "part of the path is not a folder"
    ///
    /// The reason of a failure, without a full stop.
    static var noFolder: String { "system.noFolder".localize }

    /// "it is a folder"
    ///
    /// The reason of a failure, without a full stop.
    static var folder: String { "system.folder".localize }

    /// "the file system is read-only"
    ///
    /// The reason of a failure, without a full stop.
    static var readOnly: String { "system.readOnly".localize }

    /// "the disk is full"
    ///
    /// The reason of a failure, without a full stop.
    static var full: String { "system.full".localize }

    /// "disk quota exceeded"
    ///
    /// The reason of a failure, without a full stop.
    static var quota: String { "system.quota".localize }

    /// "device error"
    ///
    /// The reason of a failure, without a full stop.
    static var device: String { "system.device".localize }

    /// "too many open files"
    ///
    /// The reason of a failure, without a full stop.
    static var tooMany: String { "system.tooMany".localize }

    /// "the name is too long"
    ///
    /// The reason of a failure, without a full stop.
    static var tooLong: String { "system.tooLong".localize }

    /// "not enough memory"
    ///
    /// The reason of a failure, without a full stop.
    static var noMemory: String { "system.noMemory".localize }

    /// "connection refused"
    ///
    /// The reason of a failure, without a full stop.
    static var refused: String { "system.refused".localize }

    /// "network unreachable"
    ///
    /// The reason of a failure, without a full stop.
    static var unreachable: String { "system.unreachable".localize }
  }
}
