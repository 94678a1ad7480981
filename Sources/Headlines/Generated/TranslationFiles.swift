// Written by .ci/embed-texts from Localizations.
// swift-format-ignore-file

/// The files with the texts of the program, as their authors wrote them.
enum TranslationFiles {
  /// By path, relative to a translation folder.
  static let all: [(path: String, text: StaticString)] = [
    (
      "en.lproj/Localizable.strings",
      ##"""
/* Every text of the program, in English. Plural forms are in Localizable.stringsdict. */


// ---- The program and its tabs

/* The name of the program. */
"app.title" = "Headlines";

/* The tab with the list of articles. */
"tab.headlines" = "Headlines";

/* The tab with the feeds. */
"tab.sources" = "Feeds";

/* The tab with world news. */
"tab.world" = "World";

/* The tab with articles to watch or listen to. */
"tab.video" = "Video";

/* The tab with everything else: saved articles, settings, about. */
"tab.more" = "More";


// ---- The list of articles

/* Shown beside a list of articles until one is opened. enter is a key. */
"headlines.choose" = "Press enter to read an article.";

/* Shown instead of the list when a feed has no articles. */
"headlines.emptyFeed" = "This feed has no articles yet.";

/* Shown instead of a list of unread articles, and when there is no next one. */
"articles.noUnread" = "Everything is read.";

/* Shown instead of the list when hidden words leave out all its articles. */
"articles.allHidden" = "Hidden words leave out all articles.";

/* Above a list of unread articles only. %@: how many. */
"articles.unreadOnly" = "unread only: %@";

/* Shown for a few seconds: the new order of all lists. */
"order.newest" = "Newest first";

/* Shown for a few seconds: the new order of all lists. */
"order.oldest" = "Oldest first";

/* Shown for a few seconds: the new order of all lists. */
"order.feed" = "By feed";


/* Shown instead of the list when a feed could not be fetched; the reason follows. */
"headlines.failed" = "This feed could not be read";


// ---- One article

/* Shown instead of the date when the feed gives none. */
"article.undated" = "No date";

/* The screen-reader text for the mark of an unread article. */
"article.unread" = "unread";

/* Shown for a few seconds when the user has marked an article as unread. */
"article.markedUnread" = "Marked as unread";

/* Shown instead of a headline when the feed gives neither a headline nor a text. */
"article.untitled" = "Untitled";

/* %@: the playing time of the audio or video, such as 2:05. */
"article.duration" = "Duration: %@";

/* %@: the address of the article. */
"article.link" = "On the web: %@";

/* Shown instead of the text when the feed gives only a headline. */
"article.noText" = "This article has no text.";

/* At the end of an article, instead of the rest of its text. */
"article.omission" = "The rest of this text is left out, because it is too long.";

/* In a text, what a picture is; article.media says more about it. */
"article.image" = "image";

/* In a text, what a sound is, such as that of a podcast. */
"article.audio" = "audio";

/* In a text, what a film is. */
"article.video" = "video";

/* In a text, what any other file is. */
"article.file" = "file";

/* In a text, what another page in the place of a part of it is, such as a film with its player. */
"article.page" = "page";

/* A picture or another file in a text. %1$@: what it is, such as article.image; %2$@ = name: what it shows, or its name. */
"article.media" = "(%1$@: %2$@)";

/* A picture or another file in a text. %@: what it is, such as article.image. */
"article.unnamedMedia" = "(%@)";

/* The heading above the numbered addresses of all links of an article. */
"article.links" = "Links";


// ---- More

/* Opens the list of languages. */
"more.language" = "Language";

/* Opens the page about the program. */
"more.about" = "About";


// ---- The choice of language

/* The screen-reader text for the mark of the current language. */
"language.chosen" = "current";

/* The title of the list of languages. Each language is shown by its own name. */
"language.title" = "Language";


// ---- About

/* The title of the page about the program. */
"about.title" = "About";

/* What the program is, in one sentence. */
"about.description" = "Headlines shows news in the terminal, in your language.";

/* %@: a version number such as 1.0. */
"about.version" = "Version %@";

/* How the program is made. Sternik and Localizable.strings are names and stay as they are. */
"about.builtWith" = "Built with Sternik: coordinators handle navigation, screens only display, and every text comes from Localizable.strings.";

/* Explains the name of the package. */
"about.name" = "Sternik is Polish for “helmsman”.";

/* The terms of use. */
"about.licence" = "Free software under the MIT licence.";

/* Says that the bundled articles are fictional. */
"about.articles" = "The articles that come with the program are fictional.";


// ---- Keys in the status line; short, one word each where possible

/* Selects the highlighted row. */
"keys.choose" = "select";

/* Fetches all feeds. */
"keys.refresh" = "refresh";

/* Opens the page where the user signs in to the server of the feed. */
"keys.signIn" = "sign in";

/* Fetches feeds again after an error. */
"keys.again" = "try again";

/* Goes back to the list of feeds. */
"keys.back" = "back";

/* Cancels the fetching of feeds. */
"keys.cancel" = "stop";

/* Marks all articles of the list as read. */
"keys.markAllRead" = "mark all read";

/* Opens the next unread article, also one of another feed. */
"keys.nextUnread" = "next unread";

/* Marks the article that is shown as unread. */
"keys.markUnread" = "unread";

/* Marks the highlighted article as read, or as unread. */
"keys.toggleRead" = "read/unread";

/* Leaves read articles out of all lists. */
"keys.unreadOnly" = "unread only";

/* Shows all articles again, also those that were read. */
"keys.showAll" = "show all";

/* Puts lists in another order. */
"keys.order" = "order";

/* Opens the page with the words that hide articles. */
"keys.hiddenWords" = "hidden words";

/* Adds the highlighted feed of a page. */
"keys.add" = "add";

/* Saves the article. */
"keys.save" = "save";

/* Removes the article from the saved ones. */
"keys.unsave" = "unsave";

/* Copies the address of the article. */
"keys.copyLink" = "copy";

/* Opens the article in the browser. */
"keys.browser" = "browser";

/* Plays the sound or film of the article. */
"keys.play" = "play";

/* Saves a file of the article, such as its sound. */
"keys.download" = "download";

/* Opens the next article. */
"keys.nextArticle" = "next";

/* Opens the previous article. */
"keys.previousArticle" = "previous";

/* Searches for the words in the field. */
"keys.search" = "search";


// ---- Alerts

/* Closes an alert. */
"alert.ok" = "OK";

/* Closes a question without an answer. */
"alert.cancel" = "Cancel";

/* The title of an alert about a file of the state folder. */
"alert.state.title" = "Your changes cannot be saved";

/* The title of an alert about a damaged file, which was renamed. */
"alert.state.damaged" = "A file was damaged";

/* The title of an alert about a missing file, which was restored from its copy. */
"alert.state.missing" = "A file was missing";

/* The title of an alert: --restore could not reopen all screens. */
"alert.restore.title" = "Not everything could be reopened";

/* The message about --restore. An article that is gone, for example. */
"alert.restore.message" = "Something that was open is no longer available.";

/* %@: how many more there are. */
"alert.more" = "… and %@ more";

/* %1$@: a file, an address or the name of a feed; %2$@ = reason: what is wrong with it, a sentence. */
"alert.named" = "%1$@: %2$@";

/* For translators: the title of an alert about the files of --localizations. */
"alert.translations.title" = "Some texts cannot be read";


// ---- The first start

/* The title of the greeting at the first start. */
"welcome.title" = "Welcome";

/* The greeting at the first start. */
"welcome.greeting" = "Read the news in your terminal. The arrow keys move, Enter opens, Escape goes back, and ? lists all keys.";

/* The label of the language picker. */
"welcome.language" = "Language";

/* The button that closes the greeting. */
"welcome.start" = "Start reading";


// ---- World and video

/* The names that feeds give to the world section in this language, separated by commas. */
"world.sections" = "World,World news,International";

/* Shown instead of the list of world news. */
"world.empty" = "No feed has world news at the moment.";

/* Shown instead of the list of videos and recordings. */
"video.empty" = "No feed has anything to watch or listen to at the moment.";

/* Shown instead of the list when the user has removed all feeds. More and My feeds are the names of the tab and of its row. */
"headlines.noSources" = "You have no feeds yet.";

/* Below that: what to do. */
"headlines.noSourcesHint" = "Add one under More › My feeds.";


// ---- Refreshing feeds

/* Before a progress bar: feeds are being fetched. */
"refresh.title" = "Refreshing feeds";

/* Beside a progress bar. %1$@: how many feeds are done; %2$@ = total: how many there are. */
"refresh.progress" = "%1$@ of %2$@";

/* At the right of the tabs. %@: a time of day. */
"refresh.updated" = "updated %@";

/* Shown for a few seconds after a refresh that the user asked for. */
"refresh.nothing" = "No new articles";

/* The button that fetches the failed feeds again. */
"refresh.again" = "Try again";

/* Shown for a few seconds when a feed could not be fetched. %@: its name. */
"refresh.failedOne" = "Could not be fetched: %@";


// ---- Saved articles, search and feeds

/* A heading in the tab More: saved articles, search, feeds. */
"more.reading" = "Reading";

/* A heading in the tab More: language, theme, rows. */
"more.appearance" = "Language and appearance";

/* A heading in the tab More: about the program. */
"more.program" = "Program";

/* Opens the list of saved articles; also its title. */
"more.saved" = "Saved articles";

/* Opens the search; also its title. */
"more.search" = "Search";

/* Opens the page where feeds are added and removed; also its title. */
"more.sources" = "My feeds";

/* Opens the list of themes; also its title. */
"more.theme" = "Theme";

/* Shown instead of the list of saved articles. s is a key. */
"saved.empty" = "There are no saved articles.";

/* Below that. s is a key. */
"saved.hint" = "Press s while you are reading one.";

/* In a list, beside a saved article. */
"article.saved" = "saved";

/* The label of the field with the words to search for. */
"search.words" = "Words";

/* Shown before the first search. */
"search.hint" = "Searches titles and texts, also of articles that you have read.";

/* Shown when nothing was found. */
"search.nothing" = "No article contains these words.";

/* The same while words of the user hide some articles. */
"search.nothingShown" = "No article contains these words. Those with hidden words are left out.";

/* Opens the page where the user types the address of a feed. */
"sources.add" = "Add a feed…";

/* Brings back the articles that come with the program. */
"sources.addBundled" = "Add the articles that come with the program";

/* Shown below a feed that has no address. */
"sources.bundled" = "Included with the program";

/* Marks all articles of a feed as read. */
"sources.markAllRead" = "Mark all as read";

/* Shown for a few seconds. %@: a number of articles. */
"markAll.done" = "Marked as read: %@";

/* Opens the page where the user names a feed and puts it into a folder. */
"sources.edit" = "Name, folder…";

/* Opens the form for signing in to the server of a feed. */
"sources.signIn" = "Sign in…";

/* The button that asks whether to sign out. */
"sources.signOutMenu" = "Sign out…";

/* Forgets the name, password or token for the server of a feed. */
"sources.signOut" = "Sign out";

/* The button that asks whether to remove the feed. */
"sources.removeMenu" = "Remove…";

/* Removes a feed. */
"sources.remove" = "Remove";

/* The question before a feed is removed. */
"sources.removeQuestion" = "Remove this feed and its articles? Saved articles stay.";

/* Shown for a few seconds when a feed was removed. %@ is its title. */
"sources.removed" = "Removed: %@";

/* Shown instead of the counts of a feed that was not fetched yet. */
"sources.waiting" = "not fetched yet";

/* The title of the page where the user names a feed and puts it into a folder. */
"editSource.title" = "Name and folder";

/* Above the fields. %@: the feed's own name. */
"editSource.hint" = "Without a name of your own: %@. Use / for a folder inside a folder.";

/* The label of the field with the name. */
"editSource.name" = "Name";

/* The label of the field with the folder. */
"editSource.folder" = "Folder";

/* The button that saves the name and the folder. */
"editSource.save" = "Save";

/* The title of the page with the words that hide articles. */
"hiddenWords.title" = "Hidden words";

/* Which feeds the words are for. */
"hiddenWords.all" = "All feeds";

/* Which feed the words are for. %@: its name. */
"hiddenWords.feed" = "Only in: %@";

/* Explains the field with the words. */
"hiddenWords.hint" = "Articles whose titles contain one of these words, also as a part of a longer word, are not shown. Separate the words with commas.";

/* The label of the field with the words. */
"hiddenWords.words" = "Words";

/* The title of the page where the user types the address of a feed. */
"addSource.title" = "Add a feed";

/* Says what the user can type. */
"addSource.hint" = "The address of a site or feed, or the path of a file.";

/* The label of the address field. */
"addSource.address" = "Address";

/* The button that adds the feed. */
"addSource.add" = "Add";

/* Shown while the page at the typed address is fetched. */
"addSource.searching" = "Looking for the feed…";

/* Above the list of the feeds that a web page names, when there are several. */
"addSource.choose" = "This page has several feeds. Choose those that you want.";

/* A button below the feeds of a page, after the user has added some of them. */
"addSource.done" = "Done";

/* Stands with the address above the button that adds a feed, when it is not the typed one. */
"addSource.found" = "The feed was found at:";

/* The same, when only an address without encryption was found. */
"addSource.unencrypted" = "No encrypted connection. Add this address?";

/* Follows the error when there is no encrypted connection for a typed address with a password. */
"addSource.passwordKept" = "Your password was not sent. To send it without encryption, begin the address with http://.";

/* The typed address is that of a web page, and no feed was found there. */
"addSource.none" = "This page has no feed.";

/* Shown for a few seconds when a feed was added. %@ is its title. */
"addSource.added" = "Added: %@";

/* Shown for a few seconds when the user adds a feed a second time. %@ is its title. */
"addSource.known" = "Already in your list: %@";

/* Which articles are kept, or how many: a setting. */
"more.limit" = "Articles to keep";

/* All articles are kept. */
"limit.all" = "All";

/* Asked when the user chooses to keep fewer articles, under a title that says which. */
"limit.question" = "Older articles will be removed, unread ones too. Saved articles stay.";

/* How many articles a limit has removed, and how many of these were unread: %2$@ = unread. */
"limit.droppedUnread" = "%1$@, %2$@ of them unread";

/* The button that removes articles. */
"limit.remove" = "Remove articles";

/* How often the feeds are refreshed: a setting. */
"more.interval" = "Refresh feeds";

/* The feeds are refreshed only when the user asks for it. */
"interval.never" = "Only when asked";

/* The feeds are refreshed when the program starts, and when the user asks for it. */
"interval.start" = "At the start";

/* How much a list shows of each article: a setting. */
"more.rows" = "Rows";

/* Rows with the title and details of an article, and space between them. */
"rows.comfortable" = "Comfortable";

/* Rows of one line. */
"rows.compact" = "Compact";

/* The theme that follows the terminal: dark or light. */
"look.automatic" = "Automatic";

/* A dark theme. */
"look.night" = "Night";

/* A light theme. */
"look.day" = "Day";

/* A dark theme with warm colours. */
"look.lamp" = "Lamp";

/* A theme for people who need strong contrast. */
"look.signal" = "Signal, with high contrast";

/* The theme without colours of its own. */
"look.terminal" = "Colours of the terminal";

/* After the number of unread articles, as in "4 unread of 12": the number of all. */
"articles.ofTotal" = "of %@";

/* The address of an article is on the clipboard. */
"article.copied" = "The address was copied";

/* Shown for a few seconds when a program starts that shows a link. */
"browser.opening" = "Opening the link…";

/* The title of an alert: the browser could not be started. */
"browser.failed" = "The browser could not be opened";

/* %@: the names of programs. */
"browser.missing" = "No browser was found. Tried: %@. Set BROWSER, or the browser in the configuration file.";

/* %1$@: the name of a program; %2$@ = reason: a text of the last group of this file. */
"browser.notStarted" = "%1$@ could not be started (%2$@).";

/* %@: the name of a program. */
"browser.noTerminal" = "%@ could not take over the terminal.";

/* %1$@: the name of a program; %2$d: a number other than 0. */
"browser.status" = "%1$@ exited with status %2$d.";

/* The title of the list of files that can be played. */
"files.play" = "Sound and film";

/* The title of the list of files that can be saved. */
"files.download" = "Files to save";

/* The title of an alert; the reason follows. */
"files.playFailed" = "The file could not be played";

/* The title of an alert; the reason follows. */
"files.downloadFailed" = "The file could not be saved";

/* %@: the names of programs. */
"files.noPlayer" = "No player was found. Tried: %@. Install one, or set the player in the configuration file.";

/* %@: the names of programs. */
"files.noDownloader" = "No program to save files was found. Tried: %@. Install one, or set the downloader in the configuration file.";

/* %@: the name of a program. */
"files.noConfigured" = "%@, the program of the configuration file, was not found.";

/* A program that saves a file ended too early. %1$@: its name, %2$d: the number of the signal. */
"files.interrupted" = "%1$@ was ended by signal %2$d.";

/* Shown for a few seconds when a program starts that plays a file. */
"files.playing" = "Playing the file…";

/* A file cannot be saved. %1$@: the folder; %2$@ = reason: a text of the last group of this file. */
"files.folder" = "The folder %1$@ cannot be used (%2$@).";

/* Shown for a few seconds when a program starts to save a file. */
"files.downloading" = "Saving the file…";

/* Shown for a few seconds when a file is saved. %@: the folder. */
"files.downloaded" = "Saved in %@";

/* Shown for a few seconds. %@: the path of the file. */
"files.saved" = "Saved as %@";

/* Shown for a few seconds when a program has ended that saves files where it wants. %@: its name. */
"files.ended" = "%@ has ended";

/* Shown for a few seconds when a program has ended that should save a file. %@: the path of the file. */
"files.empty" = "Nothing was written into %@";

/* The title of an alert about the configuration file. */
"config.title" = "The configuration file has mistakes";

/* %1$d: the number of a line; %2$@: what is wrong with it, a sentence. */
"config.line" = "line %1$d: %2$@";

/* %@: the reason, a text of the last group of this file. */
"config.unreadable" = "cannot be read (%@).";

/* %@: the name of a setting that does not exist. */
"config.unknown" = "there is no setting “%@”.";

/* %@: a line without an equals sign. */
"config.noSign" = "“=” is missing after the name: %@";

/* %1$@: a wrong value; %2$@ = allowed: the values that are allowed. */
"config.value" = "“%1$@” is not allowed; use one of: %2$@.";

/* %@: the wrong name of a key. */
"config.key" = "there is no key “%@”.";

/* %@: the name of a key. */
"config.taken" = "the key “%@” already has a meaning.";

/* Shown for a few seconds, when the user has changed a setting that the configuration file has, too. */
"config.untilNextStart" = "Until the next start: the configuration file has another line";

/* %1$@: the name of a setting; %2$d: the number of an earlier line with the same name. */
"config.repeated" = "“%1$@” is already set in line %2$d, which counts.";

/* A setting names a program, but is empty. */
"config.noCommand" = "the command is missing.";


// ---- Signing in to the server of a feed

/* The title of the form, and the button that submits it. */
"signIn.title" = "Sign in";

/* %@: the name of the server. */
"signIn.explanation" = "User name and password for %@:";

/* A warning in the form. */
"signIn.unencrypted" = "The connection is not encrypted.";

/* The label of the name field. */
"signIn.name" = "User name";

/* The label of the password field. */
"signIn.password" = "Password";

/* The button that leads to the form for a token. */
"signIn.useToken" = "Use a token";

/* The title of the form for a token, and the label of its field. */
"signIn.token" = "Token";

/* %@: the name of the server. */
"signIn.tokenExplanation" = "Enter an access token for %@.";

/* Shown while the server is asked. */
"signIn.waiting" = "Signing in…";

/* Shown below the form without a name. */
"signIn.noName" = "Enter a user name.";

/* Shown below the name. */
"signIn.colonInName" = "A user name cannot contain a colon.";

/* Shown below a token that is empty, or has spaces or special characters. */
"signIn.invalidToken" = "Enter a token without spaces or accents.";

/* Shown below the form when the server refuses. */
"signIn.rejectedPassword" = "Wrong user name or password.";

/* Shown below the token when the server refuses. */
"signIn.rejectedToken" = "The server refused this token.";

/* Shown for a few seconds. %@: the name of the server. */
"signIn.signedOut" = "Signed out of %@";

/* The question before signing out, above the names of feeds. %1$@ = server: the server, %2$@ = user: the name of the user. */
"signIn.withName" = "You are signed in to %1$@ as %2$@, for:";

/* The same for a token. %@: the server. */
"signIn.withToken" = "You are signed in to %@ with a token, for:";

/* Shown for a few seconds. %@: the name of the server. */
"signIn.signedIn" = "Signed in to %@";


// ---- Errors in a feed; each is one line

/* Why a file cannot be read: follows its name and a colon, or stands alone, like all texts of this group. */
"feed.error.missing" = "there is no such file.";

/* The path leads to a folder. */
"feed.error.folder" = "this is a folder, not a file.";

/* %@: the reason, a text of the last group of this file. */
"feed.error.unreadable" = "the file cannot be read (%@).";

/* %d: the limit in megabytes. */
"feed.error.tooLarge" = "the file is larger than %d MB.";

/* The file has no content. */
"feed.error.empty" = "the file is empty.";

/* The file is HTML. */
"feed.error.webPage" = "this is a web page, not a feed.";

/* JSON, RSS and Atom are names of formats. */
"feed.error.json" = "this is JSON, but not a complete JSON Feed.";

/* The file is an image, a program or the like. */
"feed.error.binary" = "this is a binary file, not a feed.";

/* The file is text without markup. */
"feed.error.text" = "this is plain text, not a feed.";

/* %@: the name of the outermost XML element. */
"feed.error.xml" = "this is XML, but not a feed: it starts with <%@>.";

/* OPML is the name of a format for lists of feeds. */
"feed.error.notAList" = "this is not an OPML list of feeds.";

/* %d: how many feeds a list may have. */
"feed.error.tooManySources" = "the list has more than %d feeds.";

/* %@: the name of a character encoding, such as EBCDIC. */
"feed.error.encoding" = "the encoding %@ is not supported.";

/* %d: the number of the last line. */
"feed.error.cutOff" = "the file ends unexpectedly after line %d.";

/* %d: the number of the line with the fault. */
"feed.error.malformed" = "the feed is malformed at line %d.";

/* %1$d = line: the number of the line, %2$d = limit: the limit. */
"feed.error.attributes" = "an element at line %1$d has more than %2$d attributes.";

/* %1$d = line: the number of the line, %2$d = limit: the limit. */
"feed.error.namespaces" = "more than %2$d namespaces are declared by line %1$d.";

/* The name of an element or attribute. %1$d = line: the number of the line, %2$d = limit: the limit. */
"feed.error.name" = "a name at line %1$d has more than %2$d bytes.";

/* A text without spaces. %1$d = line: the number of the line, %2$d = limit: the limit in megabytes. */
"feed.error.word" = "a word at line %1$d is longer than %2$d MB.";


// ---- Errors in the address of a feed; each is one line

/* The user typed nothing. */
"address.error.empty" = "No address was given.";

/* %1$@: the address that the user typed; %2$@ = scheme: its scheme, such as ftp. */
"address.error.scheme" = "%1$@: addresses that begin with %2$@ are not supported, only http, https and files.";

/* %@: the address that the user typed. */
"address.error.malformed" = "%@: this is not a valid address.";

/* %@: the text that the user typed. */
"address.error.nonsense" = "%@: this is neither a file nor an address.";


// ---- What can go wrong on the way to a feed on the web; each is one line

/* Why a feed could not be fetched: follows its name and a colon, or stands alone. */
"fetch.error.notFound" = "there is nothing at this address.";

/* The server says that the feed will never come back. */
"fetch.error.gone" = "the feed was removed permanently.";

/* The server refuses. */
"fetch.error.forbidden" = "the server denies access.";

/* The server wants to know who the user is, but neither by a password nor by a token. */
"fetch.error.unknownSignIn" = "the server asks for a kind of sign-in that is not supported.";

/* The server wants to know who the user is. */
"fetch.error.unauthorized" = "the server asks you to sign in.";

/* The server wants to know who the user is; a password from an address is sent without encryption only after the user has agreed. */
"fetch.error.unencrypted" = "your password was not sent because the connection is not encrypted.";

/* The server refuses the name, password or token that it got. */
"fetch.error.rejected" = "the server refused your user name, password or token.";

/* The server asks us to wait. */
"fetch.error.busy" = "the server is busy; try again later.";

/* %d: an HTTP status, such as 500. */
"fetch.error.status" = "the server responded with error %d.";

/* The server keeps redirecting. */
"fetch.error.redirects" = "the server redirects endlessly.";

/* %@: the address to which the server redirects. */
"fetch.error.redirect" = "the server redirects to an unsafe address: “%@”.";

/* %d: the limit in megabytes. */
"fetch.error.tooLarge" = "the feed is larger than %d MB.";

/* The server did not respond before the timeout. */
"fetch.error.timedOut" = "the server did not respond in time.";

/* No request can be sent to the address. */
"fetch.error.invalidAddress" = "the address is invalid.";

/* %@: the reason, a text of the last group of this file. */
"fetch.error.notSent" = "could not send the request (%@).";

/* The name in the address does not exist, or the internet cannot be reached. */
"fetch.error.noHost" = "the server was not found, or there is no internet connection.";

/* %@: the reason, a text of the last group of this file. */
"fetch.error.noConnection" = "could not connect to the server (%@).";

/* The server of an https address answers, but not with TLS. */
"fetch.error.noTLS" = "the server does not offer a secure connection.";

/* Encryption fails, or the certificate is not trusted. */
"fetch.error.insecure" = "the connection is not secure: the identity of the server cannot be verified.";

/* The connection ended too early, or the response is not HTTP. */
"fetch.error.broken" = "the response is incomplete or invalid.";

/* The user cancelled the fetching. */
"fetch.error.cancelled" = "cancelled.";


// ---- Errors in the files of the state folder

/* %1$@: the file; %2$@ = newName: its new name; %3$@ = feeds: such as "3 feeds"; %4$@ = articles: such as "12 articles". */
"state.error.damaged" = "%1$@ was damaged. It was renamed to %2$@, and what could be read of it is in a new file: %3$@, %4$@.";

/* %1$@: the file; %2$@ = feeds: such as "3 feeds"; %3$@ = articles: such as "12 articles". */
"state.error.missing" = "%1$@ was missing. The program starts with the feeds, settings and saved articles of its copy: %2$@, %3$@.";

/* %@: the file. */
"state.error.stuck" = "%@ is damaged and cannot be renamed. Nothing will be saved.";

/* %@: the file. */
"state.error.newer" = "%@ was written by a newer version of the program. Nothing will be saved.";

/* %2$@ = reason: a text of the last group of this file. */
"state.error.unreadable" = "%1$@ cannot be read (%2$@). Nothing will be saved.";

/* %2$@ = reason: a text of the last group of this file. */
"state.error.unwritable" = "%1$@ cannot be written (%2$@). Nothing will be saved.";


// ---- The command line: values that make no sense; each is one line

/* %1$@: the value of the option; %2$@ = available: a list of language tags. */
"cli.error.language" = "--lang: the language “%1$@” is not available. Available: %2$@.";

/* The same if a translator may begin the language. %2$@ = available; %3$@ = newFolder: the name of a new folder, such as de.lproj; %4$@ = parent: the folder that it belongs in. */
"cli.error.newLanguage" = "--lang: the language “%1$@” is not available. Available: %2$@. To add it, create the folder “%3$@” in “%4$@”.";

/* %@: the name of the key. */
"cli.error.key" = "--keys: unknown key “%@”.";

/* %1$d: the value of the option; %2$d = smallest and %3$d = largest width. */
"cli.error.width" = "--width: %1$d is not between %2$d and %3$d.";

/* %1$d: the value of the option; %2$d = smallest and %3$d = largest height. */
"cli.error.height" = "--height: %1$d is not between %2$d and %3$d.";

/* %1$@: an option, such as --state; %2$@ = value: its value. */
"cli.error.notFolder" = "%1$@: “%2$@” is not a folder.";

/* %1$@: the unknown part of the link; %2$@ = link: the whole link, such as headlines/3. */
"cli.error.link" = "--open: unknown part “%1$@” of the link “%2$@”.";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.trace" = "--trace: “%1$@” cannot be written (%2$@).";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.record" = "--record: “%1$@” cannot be written (%2$@).";

/* %@: another option. */
"cli.error.refresh" = "--refresh cannot be combined with %@.";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.export" = "--export: “%1$@” cannot be written (%2$@).";

/* A warning of the option "import". %@: the address of a feed. */
"opml.otherPassword" = "%@: the password in the file was left out, since you have signed in for this feed.";

/* A warning of the option "import". %@: the title of an entry of the file. */
"opml.noAddress" = "“%@” was left out, since it has no address.";

/* A line below the number of feeds that the option "import" has added. %@: a number. */
"opml.known" = "In your list already: %@.";

/* Standard output is on a full disk or broken. %@: the reason, a text of the last group of this file. */
"cli.error.output" = "The output cannot be written (%@).";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.svg" = "--svg: “%1$@” cannot be written (%2$@).";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.gallery" = "--gallery: “%1$@” cannot be written (%2$@).";

/* %@: another option. */
"cli.error.galleryOption" = "--gallery shows its own screens; it cannot be combined with %@.";

/* --watch was given without another option. */
"cli.error.watch" = "--watch needs --gallery and --localizations.";

/* %@: the value of the option. */
"cli.error.localizations" = "--localizations: there are no translations in “%@”.";

/* %1$@: a folder; %2$@ = reason: a text of the last group of this file. */
"cli.error.unreadableLocalizations" = "--localizations: “%1$@” cannot be read (%2$@).";

/* The program's own texts cannot be written to a new folder. %1$@: its path; %2$@ = reason: a text of the last group of this file. */
"cli.error.unwritableLocalizations" = "--localizations: the texts cannot be written to “%1$@” (%2$@).";

/* Follows fetch.error.unencrypted on the command line, where no form can be shown. %1$@ = tab: tab.more; %2$@ = screen: more.sources. */
"cli.unencrypted" = "To send it anyway, sign in to the feed under %1$@ › %2$@.";

/* Printed when a translator names a new folder. %@: its path. */
"cli.exported" = "The program's own texts are in %@ now; edit them there.";

/* Printed when --watch starts. %@: the path of the page. */
"cli.watching" = "Writing %@ after each change; Ctrl-C ends this.";

/* %@: what is wrong with the command line, one of the next texts. */
"cli.error.usage" = "%@ (headlines --help lists the options)";

/* %@: an option that does not exist. */
"cli.usage.option" = "unknown option %@";

/* %1$@: an option that does not exist; %2$@ = similar: one whose name is similar. */
"cli.usage.suggestion" = "unknown option %1$@; did you mean %2$@?";

/* %@: an option, with the name of its value. */
"cli.usage.missing" = "the value is missing: %@";

/* %1$@: a wrong value; %2$@ = option: the option. */
"cli.usage.value" = "“%1$@” is not allowed: %2$@";

/* %@: an option. */
"cli.usage.noValue" = "%@ takes no value";

/* %@: words that are neither options nor their values. */
"cli.usage.unexpected" = "unexpected: %@";


// ---- The command line: what --help prints

/* What the program is; the first line of its help. */
"cli.help.overview" = "A news reader for the terminal.";

/* The form of the command line; the part in brackets is optional. */
"cli.help.usage" = "headlines [options]";

/* How to use the program; the names of the keys are those on keyboards. */
"cli.help.keys" = "The arrow keys (or j and k) move, Enter opens, and Escape, Left or q goes back; q on the first screen quits. Digits switch tabs, and Home and End (or g and G) and the page keys jump.\nIf the output is not a terminal, the screen is printed once as text.";

/* A heading of the help. */
"cli.help.heading.overview" = "OVERVIEW";

/* A heading of the help. */
"cli.help.heading.usage" = "USAGE";

/* A heading of the help. */
"cli.help.heading.options" = "OPTIONS";

/* The option --lang. */
"cli.help.lang" = "The language, such as en or pl.";

/* About --theme in the help of the command line. */
"cli.help.theme" = "Colours: automatic, night, day, lamp, signal, terminal, or the path of a file with a theme.";

/* Stands for the value of --theme: the name of a theme or the path of a file. */
"cli.value.theme" = "name|file";

/* %1$@: what was given for --theme; %2$@ = known: the names of all themes. */
"cli.error.theme" = "No theme has the name “%1$@”, and there is no such file. The themes are %2$@.";

/* %1$@: the path of a file; %2$@ = reason: what is wrong with it, in English. */
"cli.error.themeFile" = "The theme %1$@ cannot be read: %2$@";

/* A mistake in a theme file. %@: a line. */
"themeFile.noAssignment" = "“%@” is not like accent = #79c4f7 117.";

/* A mistake in a theme file. */
"themeFile.lateBase" = "base must stand before all colours.";

/* A mistake in a theme file. %1$@: a name; %2$@ = allowed: the names that are allowed. */
"themeFile.unknownBase" = "there is no theme “%1$@”, only %2$@.";

/* A mistake in a theme file. %1$@: a name; %2$@ = allowed: the names that are allowed. */
"themeFile.unknownColor" = "there is no colour “%1$@”, only %2$@.";

/* A mistake in a theme file. %@: the name of a colour. */
"themeFile.repeatedColor" = "%@ has a colour already.";

/* A mistake in a theme file. %@: what stands in place of a colour. */
"themeFile.badColor" = "“%@” is not a colour such as #79c4f7, or #79c4f7 and a number from 16 to 255.";

/* The option --localizations. */
"cli.help.localizations" = "A folder of translations to use instead of those of the program, which has the texts that are missing there; changes are shown at once. With --gallery, a new folder gets the program's own texts.";

/* The option --gallery. */
"cli.help.gallery" = "Write headlines.html to a folder: a page for translators with every screen in every language. With --lang, it has only that language beside English; with --open or --keys, only the way to that screen.";

/* The option --watch. */
"cli.help.watch" = "With --gallery, write the page again after each change in the folder of --localizations; an open page reloads.";

/* The option --feed. */
"cli.help.feed" = "An RSS, Atom or JSON feed to read instead of your feeds: a file or an address. Can be given more than once.";

/* The option --import. */
"cli.help.import" = "Add the feeds of an OPML file to yours, then exit.";

/* The option --export. */
"cli.help.export" = "Write your feeds to an OPML file, or to standard output if it is -, then exit.";

/* The option --open; the names in it are not translated. */
"cli.help.open" = "The screen to start with: headlines, sources, world, video or more; headlines/3 is the third article. After more/ comes the name of a row: saved, search, sources, limit, refresh, language, theme or about.";

/* The option --plain. */
"cli.help.plain" = "Print the screen as text, then exit.";

/* The option --no-mouse. */
"cli.help.noMouse" = "Leave the mouse to the terminal, which can then select text.";

/* The option --linear; help is sternik.linear.help. */
"cli.help.linear" = "Describe the screens in lines, as for a screen reader, and read commands instead of keys: a number chooses, help lists the commands.";

/* The option --width. */
"cli.help.width" = "The width of the screen, in columns.";

/* The option --height. */
"cli.help.height" = "The height of the screen, in rows.";

/* The option --ambiguous-width. */
"cli.help.ambiguousWidth" = "Whether the terminal draws ambiguous-width characters, such as Greek letters and arrows, in one column or, as some East Asian terminals do, in two.";

/* The option --keys; the names of keys are not translated. */
"cli.help.played" = "Keys to press, by name, separated by spaces; then the screen is printed as text. The names are up down left right enter escape tab shift-tab space backspace delete home end pageup pagedown insert f1 to f12, any single character, and these after ctrl- alt- or shift-.";

/* The option --svg. */
"cli.help.svg" = "Write the screen to an SVG file, after pressing the keys of --keys; - is standard output.";

/* The option --state. */
"cli.help.state" = "The folder for settings, articles and read marks.";

/* The option --refresh, for programs that run others at certain times. */
"cli.help.refresh" = "Fetch all feeds for later, show nothing, then exit. The status is 75 if any of them fails.";

/* The option --restore. */
"cli.help.restore" = "Resume where the last run with this option ended.";

/* The option --trace. */
"cli.help.trace" = "Append a line to a file for each navigation step.";

/* The option --record; sternik-replay plays the file. */
"cli.help.record" = "Record keys and screens in a file for a bug report; hidden fields stay hidden.";

/* The option --version. */
"cli.help.version" = "Show the version.";

/* The option --help. */
"cli.help.help" = "Show this help.";

/* A language tag, in the help. */
"cli.value.tag" = "tag";

/* A folder, in the help. */
"cli.value.folder" = "folder";

/* A file, in the help. */
"cli.value.file" = "file";

/* A file or an address, in the help. */
"cli.value.feed" = "file or URL";

/* A link to a screen of the program, in the help. */
"cli.value.link" = "link";

/* A number, in the help. */
"cli.value.number" = "n";

/* Names of keys, in the help. */
"cli.value.names" = "names";


// ---- Errors of the system, shown in parentheses after what failed

/* The reason of a failure, without a full stop. */
"system.denied" = "permission denied";

/* The reason of a failure, without a full stop. */
"system.missing" = "no such file or folder";

/* The reason of a failure, without a full stop. */
"system.exists" = "a file with that name already exists";

/* The reason of a failure, without a full stop. */
"system.noFolder" = "part of the path is not a folder";

/* The reason of a failure, without a full stop. */
"system.folder" = "it is a folder";

/* The reason of a failure, without a full stop. */
"system.readOnly" = "the file system is read-only";

/* The reason of a failure, without a full stop. */
"system.full" = "the disk is full";

/* The reason of a failure, without a full stop. */
"system.quota" = "disk quota exceeded";

/* The reason of a failure, without a full stop. */
"system.device" = "device error";

/* The reason of a failure, without a full stop. */
"system.tooMany" = "too many open files";

/* The reason of a failure, without a full stop. */
"system.tooLong" = "the name is too long";

/* The reason of a failure, without a full stop. */
"system.noMemory" = "not enough memory";

/* The reason of a failure, without a full stop. */
"system.refused" = "connection refused";

/* The reason of a failure, without a full stop. */
"system.unreachable" = "network unreachable";
"""##
    ),
    (
      "en.lproj/Localizable.stringsdict",
      ##"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <!-- How many articles a list has. -->
  <key>articles.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ article</string>
      <key>other</key>
      <string>%@ articles</string>
    </dict>
  </dict>
  <!-- How many articles of a list are unread. -->
  <key>articles.unread</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ unread</string>
      <key>other</key>
      <string>%@ unread</string>
    </dict>
  </dict>
  <!-- How many articles of a list are unread, in few words, as in "4 unread of 12". -->
  <key>articles.new</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ unread</string>
      <key>other</key>
      <string>%@ unread</string>
    </dict>
  </dict>
  <!-- How many articles of a large feed are not shown. -->
  <key>articles.omitted</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ more article is not shown</string>
      <key>other</key>
      <string>%@ more articles are not shown</string>
    </dict>
  </dict>
  <!-- The number of the newest articles that are kept in each feed: a setting. -->
  <key>limit.newest</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Newest %@ per feed</string>
      <key>other</key>
      <string>Newest %@ per feed</string>
    </dict>
  </dict>
  <!-- How often the feeds are refreshed. -->
  <key>interval.every</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@minutes@</string>
    <key>minutes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Every %@ minute</string>
      <key>other</key>
      <string>Every %@ minutes</string>
    </dict>
  </dict>
  <!-- The age of the oldest articles that are kept: a setting. -->
  <key>limit.age</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@days@</string>
    <key>days</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Those of the last %@ day</string>
      <key>other</key>
      <string>Those of the last %@ days</string>
    </dict>
  </dict>
  <!-- How many articles the user's setting has removed from the feeds of a list. -->
  <key>limit.dropped</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ older article was removed</string>
      <key>other</key>
      <string>%@ older articles were removed</string>
    </dict>
  </dict>
  <!-- Ends the question of limit.question: how many articles would be removed. -->
  <key>limit.now</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Currently, this would remove %@ article.</string>
      <key>other</key>
      <string>Currently, this would remove %@ articles.</string>
    </dict>
  </dict>
  <!-- Above the list: how many articles it does not have because of words that the user hides. -->
  <key>articles.hidden</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ article is hidden by your words</string>
      <key>other</key>
      <string>%@ articles are hidden by your words</string>
    </dict>
  </dict>
  <!-- How long it takes to read an article. -->
  <key>article.minutes</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@minutes@</string>
    <key>minutes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ minute to read</string>
      <key>other</key>
      <string>%@ minutes to read</string>
    </dict>
  </dict>
  <!-- How many feeds could not be read so far; after a sign, beside a progress bar. -->
  <key>refresh.errors</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ failed</string>
      <key>other</key>
      <string>%@ failed</string>
    </dict>
  </dict>
  <!-- How many feeds could not be read; the title of a list of the reasons. -->
  <key>refresh.failed</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ feed could not be read</string>
      <key>other</key>
      <string>%@ feeds could not be read</string>
    </dict>
  </dict>
  <!-- How many articles were found so far. -->
  <key>search.found</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ article found</string>
      <key>other</key>
      <string>%@ articles found</string>
    </dict>
  </dict>
  <!-- Shown when more articles contain the words than are listed. -->
  <key>search.cut</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Showing the first %@ article; add a word</string>
      <key>other</key>
      <string>Showing the first %@ articles; add a word</string>
    </dict>
  </dict>
  <!-- How many feeds the option "import" has added. -->
  <key>opml.imported</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@.</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ feed was added</string>
      <key>other</key>
      <string>%@ feeds were added</string>
    </dict>
  </dict>
  <!-- How many feeds there are, such as in a folder. -->
  <key>sources.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ feed</string>
      <key>other</key>
      <string>%@ feeds</string>
    </dict>
  </dict>
  <!-- Before many articles are marked. -->
  <key>markAll.question</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Mark %@ article as read?</string>
      <key>other</key>
      <string>Mark %@ articles as read?</string>
    </dict>
  </dict>
  <!-- Shown for a few seconds after a refresh: how many articles it has brought. -->
  <key>refresh.brought</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ new article</string>
      <key>other</key>
      <string>%@ new articles</string>
    </dict>
  </dict>
</dict>
</plist>
"""##
    ),
    (
      "pl.lproj/Localizable.strings",
      ##"""
/* Wszystkie teksty programu po polsku. Formy liczby mnogiej są w pliku Localizable.stringsdict. */


// ---- The program and its tabs

/* The name of the program. */
"app.title" = "Wiadomości";

/* The tab with the list of articles. */
"tab.headlines" = "Wiadomości";

/* The tab with the feeds. */
"tab.sources" = "Kanały";

/* The tab with world news. */
"tab.world" = "Świat";

/* The tab with articles to watch or listen to. */
"tab.video" = "Wideo";

/* The tab with everything else: saved articles, settings, about. */
"tab.more" = "Więcej";


// ---- The list of articles

/* Shown beside a list of articles until one is opened. enter is a key. */
"headlines.choose" = "Naciśnij enter, aby przeczytać artykuł.";

/* Shown instead of the list when a feed has no articles. */
"headlines.emptyFeed" = "W tym kanale nie ma jeszcze artykułów.";

/* Shown instead of a list of unread articles, and when there is no next one. */
"articles.noUnread" = "Wszystko przeczytane.";

/* Shown instead of the list when hidden words leave out all its articles. */
"articles.allHidden" = "Ukrywane słowa pomijają wszystkie artykuły.";

/* Above a list of unread articles only. %@: how many. */
"articles.unreadOnly" = "tylko nieprzeczytane: %@";

/* Shown for a few seconds: the new order of all lists. */
"order.newest" = "Od najnowszych";

/* Shown for a few seconds: the new order of all lists. */
"order.oldest" = "Od najstarszych";

/* Shown for a few seconds: the new order of all lists. */
"order.feed" = "Według kanałów";


/* Shown instead of the list when a feed could not be fetched; the reason follows. */
"headlines.failed" = "Nie udało się odczytać tego kanału";


// ---- One article

/* Shown instead of the date when the feed gives none. */
"article.undated" = "Bez daty";

/* The screen-reader text for the mark of an unread article. */
"article.unread" = "nieprzeczytany";

/* Shown for a few seconds when the user has marked an article as unread. */
"article.markedUnread" = "Oznaczono jako nieprzeczytany";

/* Shown instead of a headline when the feed gives neither a headline nor a text. */
"article.untitled" = "Bez tytułu";

/* %@: the playing time of the audio or video, such as 2:05. */
"article.duration" = "Czas trwania: %@";

/* %@: the address of the article. */
"article.link" = "W internecie: %@";

/* Shown instead of the text when the feed gives only a headline. */
"article.noText" = "Ten artykuł nie zawiera tekstu.";

/* At the end of an article, instead of the rest of its text. */
"article.omission" = "Dalszy ciąg pominięto, bo tekst jest za długi.";

/* In a text, what a picture is; article.media says more about it. */
"article.image" = "obraz";

/* In a text, what a sound is, such as that of a podcast. */
"article.audio" = "dźwięk";

/* In a text, what a film is. */
"article.video" = "film";

/* In a text, what any other file is. */
"article.file" = "plik";

/* In a text, what another page in the place of a part of it is, such as a film with its player. */
"article.page" = "strona";

/* A picture or another file in a text. %1$@: what it is, such as article.image; %2$@ = name: what it shows, or its name. */
"article.media" = "(%1$@: %2$@)";

/* A picture or another file in a text. %@: what it is, such as article.image. */
"article.unnamedMedia" = "(%@)";

/* The heading above the numbered addresses of all links of an article. */
"article.links" = "Linki";


// ---- More

/* Opens the list of languages. */
"more.language" = "Język";

/* Opens the page about the program. */
"more.about" = "O programie";


// ---- The choice of language

/* The screen-reader text for the mark of the current language. */
"language.chosen" = "bieżący";

/* The title of the list of languages. Each language is shown by its own name. */
"language.title" = "Język";


// ---- About

/* The title of the page about the program. */
"about.title" = "O programie";

/* What the program is, in one sentence. */
"about.description" = "Program Wiadomości pokazuje wiadomości w terminalu, w Twoim języku.";

/* %@: a version number such as 1.0. */
"about.version" = "Wersja %@";

/* How the program is made. Sternik and Localizable.strings are names and stay as they are. */
"about.builtWith" = "Program zbudowano z użyciem pakietu Sternik: koordynatory odpowiadają za nawigację, ekrany tylko wyświetlają, a każdy tekst pochodzi z pliku Localizable.strings.";

/* Explains the name of the package. */
"about.name" = "Sternik to osoba, która steruje statkiem.";

/* The terms of use. */
"about.licence" = "Wolne oprogramowanie na licencji MIT.";

/* Says that the bundled articles are fictional. */
"about.articles" = "Artykuły dołączone do programu są fikcyjne.";


// ---- Keys in the status line; short, one word each where possible

/* Selects the highlighted row. */
"keys.choose" = "wybierz";

/* Fetches all feeds. */
"keys.refresh" = "odśwież";

/* Opens the page where the user signs in to the server of the feed. */
"keys.signIn" = "zaloguj się";

/* Fetches feeds again after an error. */
"keys.again" = "ponów";

/* Goes back to the list of feeds. */
"keys.back" = "wstecz";

/* Cancels the fetching of feeds. */
"keys.cancel" = "przerwij";

/* Marks all articles of the list as read. */
"keys.markAllRead" = "wszystkie przeczytane";

/* Opens the next unread article, also one of another feed. */
"keys.nextUnread" = "kolejny nieprzeczytany";

/* Marks the article that is shown as unread. */
"keys.markUnread" = "nieprzeczytany";

/* Marks the highlighted article as read, or as unread. */
"keys.toggleRead" = "przeczytany lub nie";

/* Leaves read articles out of all lists. */
"keys.unreadOnly" = "tylko nieprzeczytane";

/* Shows all articles again, also those that were read. */
"keys.showAll" = "pokaż wszystkie";

/* Puts lists in another order. */
"keys.order" = "kolejność";

/* Opens the page with the words that hide articles. */
"keys.hiddenWords" = "ukrywane słowa";

/* Adds the highlighted feed of a page. */
"keys.add" = "dodaj";

/* Saves the article. */
"keys.save" = "zapisz";

/* Removes the article from the saved ones. */
"keys.unsave" = "usuń z zapisanych";

/* Copies the address of the article. */
"keys.copyLink" = "kopiuj";

/* Opens the article in the browser. */
"keys.browser" = "przeglądarka";

/* Plays the sound or film of the article. */
"keys.play" = "odtwórz";

/* Saves a file of the article, such as its sound. */
"keys.download" = "pobierz";

/* Opens the next article. */
"keys.nextArticle" = "następny";

/* Opens the previous article. */
"keys.previousArticle" = "poprzedni";

/* Searches for the words in the field. */
"keys.search" = "szukaj";


// ---- Alerts

/* Closes an alert. */
"alert.ok" = "OK";

/* Closes a question without an answer. */
"alert.cancel" = "Anuluj";

/* The title of an alert about a file of the state folder. */
"alert.state.title" = "Nie można zapisać zmian";

/* The title of an alert about a damaged file, which was renamed. */
"alert.state.damaged" = "Plik był uszkodzony";

/* The title of an alert about a missing file, which was restored from its copy. */
"alert.state.missing" = "Brakowało pliku";

/* The title of an alert: --restore could not reopen all screens. */
"alert.restore.title" = "Nie wszystko udało się otworzyć";

/* The message about --restore. An article that is gone, for example. */
"alert.restore.message" = "Część tego, co było otwarte, nie jest już dostępna.";

/* %@: how many more there are. */
"alert.more" = "… i jeszcze %@";

/* %1$@: a file, an address or the name of a feed; %2$@ = reason: what is wrong with it, a sentence. */
"alert.named" = "%1$@: %2$@";

/* For translators: the title of an alert about the files of --localizations. */
"alert.translations.title" = "Niektórych tekstów nie można odczytać";


// ---- The first start

/* The title of the greeting at the first start. */
"welcome.title" = "Witamy";

/* The greeting at the first start. */
"welcome.greeting" = "Czytaj wiadomości w terminalu. Strzałki przesuwają zaznaczenie, Enter otwiera, Escape wraca, a ? pokazuje wszystkie klawisze.";

/* The label of the language picker. */
"welcome.language" = "Język";

/* The button that closes the greeting. */
"welcome.start" = "Zacznij czytać";


// ---- World and video

/* The names that feeds give to the world section in this language, separated by commas. */
"world.sections" = "Świat,Ze świata,Zagranica";

/* Shown instead of the list of world news. */
"world.empty" = "Żaden kanał nie ma teraz wiadomości ze świata.";

/* Shown instead of the list of videos and recordings. */
"video.empty" = "Żaden kanał nie ma teraz niczego do obejrzenia ani posłuchania.";

/* Shown instead of the list when the user has removed all feeds. More and My feeds are the names of the tab and of its row. */
"headlines.noSources" = "Nie masz jeszcze żadnych kanałów.";

/* Below that: what to do. */
"headlines.noSourcesHint" = "Dodaj kanał na karcie Więcej › Moje kanały.";


// ---- Refreshing feeds

/* Before a progress bar: feeds are being fetched. */
"refresh.title" = "Odświeżanie kanałów";

/* Beside a progress bar. %1$@: how many feeds are done; %2$@ = total: how many there are. */
"refresh.progress" = "%1$@ z %2$@";

/* At the right of the tabs. %@: a time of day. */
"refresh.updated" = "zaktualizowano %@";

/* Shown for a few seconds after a refresh that the user asked for. */
"refresh.nothing" = "Nie przybył żaden artykuł";

/* The button that fetches the failed feeds again. */
"refresh.again" = "Spróbuj ponownie";

/* Shown for a few seconds when a feed could not be fetched. %@: its name. */
"refresh.failedOne" = "Nie udało się pobrać: %@";


// ---- Saved articles, search and feeds

/* A heading in the tab More: saved articles, search, feeds. */
"more.reading" = "Czytanie";

/* A heading in the tab More: language, theme, rows. */
"more.appearance" = "Język i wygląd";

/* A heading in the tab More: about the program. */
"more.program" = "Program";

/* Opens the list of saved articles; also its title. */
"more.saved" = "Zapisane artykuły";

/* Opens the search; also its title. */
"more.search" = "Szukaj";

/* Opens the page where feeds are added and removed; also its title. */
"more.sources" = "Moje kanały";

/* Opens the list of themes; also its title. */
"more.theme" = "Motyw";

/* Shown instead of the list of saved articles. s is a key. */
"saved.empty" = "Nie ma zapisanych artykułów.";

/* Below that. s is a key. */
"saved.hint" = "Naciśnij s podczas czytania artykułu.";

/* In a list, beside a saved article. */
"article.saved" = "zapisany";

/* The label of the field with the words to search for. */
"search.words" = "Słowa";

/* Shown before the first search. */
"search.hint" = "Przeszukuje tytuły i teksty, także artykułów już przeczytanych.";

/* Shown when nothing was found. */
"search.nothing" = "Żaden artykuł nie zawiera tych słów.";

/* The same while words of the user hide some articles. */
"search.nothingShown" = "Żaden artykuł nie zawiera tych słów. Artykuły z ukrywanymi słowami są pomijane.";

/* Opens the page where the user types the address of a feed. */
"sources.add" = "Dodaj kanał…";

/* Brings back the articles that come with the program. */
"sources.addBundled" = "Dodaj artykuły dołączone do programu";

/* Shown below a feed that has no address. */
"sources.bundled" = "Dołączony do programu";

/* Marks all articles of a feed as read. */
"sources.markAllRead" = "Wszystkie przeczytane";

/* Shown for a few seconds. %@: a number of articles. */
"markAll.done" = "Oznaczono jako przeczytane: %@";

/* Opens the page where the user names a feed and puts it into a folder. */
"sources.edit" = "Nazwa, folder…";

/* Opens the form for signing in to the server of a feed. */
"sources.signIn" = "Zaloguj się…";

/* The button that asks whether to sign out. */
"sources.signOutMenu" = "Wyloguj się…";

/* Forgets the name, password or token for the server of a feed. */
"sources.signOut" = "Wyloguj się";

/* The button that asks whether to remove the feed. */
"sources.removeMenu" = "Usuń…";

/* Removes a feed. */
"sources.remove" = "Usuń";

/* The question before a feed is removed. */
"sources.removeQuestion" = "Usunąć ten kanał i jego artykuły? Zapisane artykuły zostaną.";

/* Shown for a few seconds when a feed was removed. %@ is its title. */
"sources.removed" = "Usunięto: %@";

/* Shown instead of the counts of a feed that was not fetched yet. */
"sources.waiting" = "jeszcze nie pobrano";

/* The title of the page where the user names a feed and puts it into a folder. */
"editSource.title" = "Nazwa i folder";

/* Above the fields. %@: the feed's own name. */
"editSource.hint" = "Bez własnej nazwy: %@. Folder w folderze oddziel znakiem /.";

/* The label of the field with the name. */
"editSource.name" = "Nazwa";

/* The label of the field with the folder. */
"editSource.folder" = "Folder";

/* The button that saves the name and the folder. */
"editSource.save" = "Zapisz";

/* The title of the page with the words that hide articles. */
"hiddenWords.title" = "Ukrywane słowa";

/* Which feeds the words are for. */
"hiddenWords.all" = "Wszystkie kanały";

/* Which feed the words are for. %@: its name. */
"hiddenWords.feed" = "Tylko w kanale: %@";

/* Explains the field with the words. */
"hiddenWords.hint" = "Artykuły, których tytuły zawierają jedno z tych słów, także jako część dłuższego słowa, nie są pokazywane. Oddziel słowa przecinkami.";

/* The label of the field with the words. */
"hiddenWords.words" = "Słowa";

/* The title of the page where the user types the address of a feed. */
"addSource.title" = "Dodaj kanał";

/* Says what the user can type. */
"addSource.hint" = "Adres strony lub kanału albo ścieżka do pliku.";

/* The label of the address field. */
"addSource.address" = "Adres";

/* The button that adds the feed. */
"addSource.add" = "Dodaj";

/* Shown while the page at the typed address is fetched. */
"addSource.searching" = "Szukam kanału…";

/* Above the list of the feeds that a web page names, when there are several. */
"addSource.choose" = "Ta strona ma kilka kanałów. Wybierz te, które chcesz dodać.";

/* A button below the feeds of a page, after the user has added some of them. */
"addSource.done" = "Gotowe";

/* Stands with the address above the button that adds a feed, when it is not the typed one. */
"addSource.found" = "Kanał znaleziono pod adresem:";

/* The same, when only an address without encryption was found. */
"addSource.unencrypted" = "Brak szyfrowanego połączenia. Dodać ten adres?";

/* Follows the error when there is no encrypted connection for a typed address with a password. */
"addSource.passwordKept" = "Hasło nie zostało wysłane. Aby wysłać je bez szyfrowania, zacznij adres od http://.";

/* The typed address is that of a web page, and no feed was found there. */
"addSource.none" = "Na tej stronie nie ma kanału.";

/* Shown for a few seconds when a feed was added. %@ is its title. */
"addSource.added" = "Dodano: %@";

/* Shown for a few seconds when the user adds a feed a second time. %@ is its title. */
"addSource.known" = "Już na liście: %@";

/* Which articles are kept, or how many: a setting. */
"more.limit" = "Limit artykułów";

/* All articles are kept. */
"limit.all" = "Wszystkie";

/* Asked when the user chooses to keep fewer articles, under a title that says which. */
"limit.question" = "Starsze artykuły zostaną usunięte, także nieprzeczytane. Zapisane artykuły pozostaną.";

/* How many articles a limit has removed, and how many of these were unread: %2$@ = unread. */
"limit.droppedUnread" = "%1$@, w tym nieprzeczytane: %2$@";

/* The button that removes articles. */
"limit.remove" = "Usuń starsze artykuły";

/* How often the feeds are refreshed: a setting. */
"more.interval" = "Odświeżanie";

/* The feeds are refreshed only when the user asks for it. */
"interval.never" = "Tylko na żądanie";

/* The feeds are refreshed when the program starts, and when the user asks for it. */
"interval.start" = "Przy starcie";

/* How much a list shows of each article: a setting. */
"more.rows" = "Odstępy";

/* Rows with the title and details of an article, and space between them. */
"rows.comfortable" = "Luźne";

/* Rows of one line. */
"rows.compact" = "Zwarte";

/* The theme that follows the terminal: dark or light. */
"look.automatic" = "Automatyczny";

/* A dark theme. */
"look.night" = "Noc";

/* A light theme. */
"look.day" = "Dzień";

/* A dark theme with warm colours. */
"look.lamp" = "Lampa";

/* A theme for people who need strong contrast. */
"look.signal" = "Sygnał, z dużym kontrastem";

/* The theme without colours of its own. */
"look.terminal" = "Kolory terminala";

/* After the number of unread articles, as in "4 unread of 12": the number of all. */
"articles.ofTotal" = "z %@";

/* The address of an article is on the clipboard. */
"article.copied" = "Skopiowano adres";

/* Shown for a few seconds when a program starts that shows a link. */
"browser.opening" = "Otwieranie odnośnika…";

/* The title of an alert: the browser could not be started. */
"browser.failed" = "Nie udało się otworzyć przeglądarki";

/* %@: the names of programs. */
"browser.missing" = "Nie znaleziono przeglądarki. Sprawdzono: %@. Ustaw zmienną BROWSER albo przeglądarkę w pliku konfiguracji.";

/* %1$@: the name of a program; %2$@ = reason: a text of the last group of this file. */
"browser.notStarted" = "Nie udało się uruchomić programu %1$@ (%2$@).";

/* %@: the name of a program. */
"browser.noTerminal" = "Program %@ nie mógł przejąć terminala.";

/* %1$@: the name of a program; %2$d: a number other than 0. */
"browser.status" = "Program %1$@ zakończył działanie z kodem %2$d.";

/* The title of the list of files that can be played. */
"files.play" = "Dźwięk i film";

/* The title of the list of files that can be saved. */
"files.download" = "Pliki do zapisania";

/* The title of an alert; the reason follows. */
"files.playFailed" = "Nie udało się odtworzyć pliku";

/* The title of an alert; the reason follows. */
"files.downloadFailed" = "Nie udało się zapisać pliku";

/* %@: the names of programs. */
"files.noPlayer" = "Nie znaleziono odtwarzacza. Sprawdzono: %@. Ustaw odtwarzacz (player) w pliku konfiguracji.";

/* %@: the names of programs. */
"files.noDownloader" = "Nie znaleziono programu do zapisywania plików. Sprawdzono: %@. Ustaw go (downloader) w pliku konfiguracji.";

/* %@: the name of a program. */
"files.noConfigured" = "Nie znaleziono programu %@, który jest ustawiony w pliku konfiguracji.";

/* A program that saves a file ended too early. %1$@: its name, %2$d: the number of the signal. */
"files.interrupted" = "Program %1$@ został zakończony sygnałem %2$d.";

/* Shown for a few seconds when a program starts that plays a file. */
"files.playing" = "Odtwarzanie pliku…";

/* A file cannot be saved. %1$@: the folder; %2$@ = reason: a text of the last group of this file. */
"files.folder" = "Nie można użyć folderu %1$@ (%2$@).";

/* Shown for a few seconds when a program starts to save a file. */
"files.downloading" = "Zapisywanie pliku…";

/* Shown for a few seconds when a file is saved. %@: the folder. */
"files.downloaded" = "Zapisano w folderze %@";

/* Shown for a few seconds. %@: the path of the file. */
"files.saved" = "Zapisano jako %@";

/* Shown for a few seconds when a program has ended that saves files where it wants. %@: its name. */
"files.ended" = "Program %@ zakończył działanie";

/* Shown for a few seconds when a program has ended that should save a file. %@: the path of the file. */
"files.empty" = "Nic nie zapisano w pliku %@";

/* The title of an alert about the configuration file. */
"config.title" = "W pliku konfiguracji są błędy";

/* %1$d: the number of a line; %2$@: what is wrong with it, a sentence. */
"config.line" = "wiersz %1$d: %2$@";

/* %@: the reason, a text of the last group of this file. */
"config.unreadable" = "nie można odczytać pliku (%@).";

/* %@: the name of a setting that does not exist. */
"config.unknown" = "nie ma ustawienia „%@”.";

/* %@: a line without an equals sign. */
"config.noSign" = "po nazwie brakuje znaku „=”: %@";

/* %1$@: a wrong value; %2$@ = allowed: the values that are allowed. */
"config.value" = "„%1$@” jest niedozwolone; możliwe wartości: %2$@.";

/* %@: the wrong name of a key. */
"config.key" = "nie ma klawisza „%@”.";

/* %@: the name of a key. */
"config.taken" = "klawisz „%@” ma już inne działanie.";

/* Shown for a few seconds, when the user has changed a setting that the configuration file has, too. */
"config.untilNextStart" = "Do następnego uruchomienia: w pliku konfiguracji jest inny wpis";

/* %1$@: the name of a setting; %2$d: the number of an earlier line with the same name. */
"config.repeated" = "„%1$@” ustawia już wiersz %2$d i to on obowiązuje.";

/* A setting names a program, but is empty. */
"config.noCommand" = "brakuje polecenia.";


// ---- Signing in to the server of a feed

/* The title of the form, and the button that submits it. */
"signIn.title" = "Zaloguj się";

/* %@: the name of the server. */
"signIn.explanation" = "Nazwa użytkownika i hasło do serwera %@:";

/* A warning in the form. */
"signIn.unencrypted" = "Połączenie nie jest szyfrowane.";

/* The label of the name field. */
"signIn.name" = "Nazwa użytkownika";

/* The label of the password field. */
"signIn.password" = "Hasło";

/* The button that leads to the form for a token. */
"signIn.useToken" = "Użyj tokenu";

/* The title of the form for a token, and the label of its field. */
"signIn.token" = "Token";

/* %@: the name of the server. */
"signIn.tokenExplanation" = "Wpisz token dostępu do serwera %@.";

/* Shown while the server is asked. */
"signIn.waiting" = "Logowanie…";

/* Shown below the form without a name. */
"signIn.noName" = "Wpisz nazwę użytkownika.";

/* Shown below the name. */
"signIn.colonInName" = "Nazwa użytkownika nie może zawierać dwukropka.";

/* Shown below a token that is empty, or has spaces or special characters. */
"signIn.invalidToken" = "Wpisz token bez spacji i polskich liter.";

/* Shown below the form when the server refuses. */
"signIn.rejectedPassword" = "Błędna nazwa użytkownika lub hasło.";

/* Shown below the token when the server refuses. */
"signIn.rejectedToken" = "Serwer odrzucił ten token.";

/* Shown for a few seconds. %@: the name of the server. */
"signIn.signedOut" = "Wylogowano z serwera %@";

/* The question before signing out, above the names of feeds. %1$@ = server: the server, %2$@ = user: the name of the user. */
"signIn.withName" = "Zalogowano na serwerze %1$@ jako %2$@, dla kanałów:";

/* The same for a token. %@: the server. */
"signIn.withToken" = "Zalogowano na serwerze %@ tokenem, dla kanałów:";

/* Shown for a few seconds. %@: the name of the server. */
"signIn.signedIn" = "Zalogowano na serwerze %@";


// ---- Errors in a feed; each is one line

/* Why a file cannot be read: follows its name and a colon, or stands alone, like all texts of this group. */
"feed.error.missing" = "nie ma takiego pliku.";

/* The path leads to a folder. */
"feed.error.folder" = "to katalog, a nie plik.";

/* %@: the reason, a text of the last group of this file. */
"feed.error.unreadable" = "nie można odczytać pliku (%@).";

/* %d: the limit in megabytes. */
"feed.error.tooLarge" = "plik jest większy niż %d MB.";

/* The file has no content. */
"feed.error.empty" = "plik jest pusty.";

/* The file is HTML. */
"feed.error.webPage" = "to strona internetowa, a nie kanał wiadomości.";

/* JSON, RSS and Atom are names of formats. */
"feed.error.json" = "to plik JSON, ale nie kompletny kanał w formacie JSON Feed.";

/* The file is an image, a program or the like. */
"feed.error.binary" = "to plik binarny, a nie kanał wiadomości.";

/* The file is text without markup. */
"feed.error.text" = "to zwykły tekst, a nie kanał wiadomości.";

/* %@: the name of the outermost XML element. */
"feed.error.xml" = "to plik XML, ale nie kanał wiadomości: zaczyna się od <%@>.";

/* OPML is the name of a format for lists of feeds. */
"feed.error.notAList" = "to nie jest lista kanałów w formacie OPML.";

/* %d: how many feeds a list may have. */
"feed.error.tooManySources" = "lista zawiera więcej kanałów niż %d.";

/* %@: the name of a character encoding, such as EBCDIC. */
"feed.error.encoding" = "kodowanie znaków %@ nie jest obsługiwane.";

/* %d: the number of the last line. */
"feed.error.cutOff" = "plik urywa się po wierszu %d.";

/* %d: the number of the line with the fault. */
"feed.error.malformed" = "kanał jest uszkodzony w wierszu %d.";

/* %1$d = line: the number of the line, %2$d = limit: the limit. */
"feed.error.attributes" = "element w wierszu %1$d ma więcej atrybutów niż %2$d.";

/* %1$d = line: the number of the line, %2$d = limit: the limit. */
"feed.error.namespaces" = "do wiersza %1$d zadeklarowano więcej przestrzeni nazw niż %2$d.";

/* The name of an element or attribute. %1$d = line: the number of the line, %2$d = limit: the limit. */
"feed.error.name" = "nazwa w wierszu %1$d ma więcej bajtów niż %2$d.";

/* A text without spaces. %1$d = line: the number of the line, %2$d = limit: the limit in megabytes. */
"feed.error.word" = "słowo w wierszu %1$d jest dłuższe niż %2$d MB.";


// ---- Errors in the address of a feed; each is one line

/* The user typed nothing. */
"address.error.empty" = "Nie podano adresu.";

/* %1$@: the address that the user typed; %2$@ = scheme: its scheme, such as ftp. */
"address.error.scheme" = "%1$@: adresy zaczynające się od %2$@ nie są obsługiwane, tylko http, https i pliki.";

/* %@: the address that the user typed. */
"address.error.malformed" = "%@: nieprawidłowy adres.";

/* %@: the text that the user typed. */
"address.error.nonsense" = "%@: to nie jest ani plik, ani adres.";


// ---- What can go wrong on the way to a feed on the web; each is one line

/* Why a feed could not be fetched: follows its name and a colon, or stands alone. */
"fetch.error.notFound" = "pod tym adresem nic nie ma.";

/* The server says that the feed will never come back. */
"fetch.error.gone" = "kanał usunięto na stałe.";

/* The server refuses. */
"fetch.error.forbidden" = "serwer odmawia dostępu.";

/* The server wants to know who the user is, but neither by a password nor by a token. */
"fetch.error.unknownSignIn" = "serwer wymaga logowania w sposób, który nie jest obsługiwany.";

/* The server wants to know who the user is. */
"fetch.error.unauthorized" = "serwer wymaga zalogowania.";

/* The server wants to know who the user is; a password from an address is sent without encryption only after the user has agreed. */
"fetch.error.unencrypted" = "hasło nie zostało wysłane, bo połączenie nie jest szyfrowane.";

/* The server refuses the name, password or token that it got. */
"fetch.error.rejected" = "serwer odrzucił nazwę użytkownika, hasło lub token.";

/* The server asks us to wait. */
"fetch.error.busy" = "serwer jest zajęty; spróbuj później.";

/* %d: an HTTP status, such as 500. */
"fetch.error.status" = "serwer zwrócił błąd %d.";

/* The server keeps redirecting. */
"fetch.error.redirects" = "serwer przekierowuje bez końca.";

/* %@: the address to which the server redirects. */
"fetch.error.redirect" = "serwer przekierowuje pod niebezpieczny adres: „%@”.";

/* %d: the limit in megabytes. */
"fetch.error.tooLarge" = "kanał jest większy niż %d MB.";

/* The server did not respond before the timeout. */
"fetch.error.timedOut" = "serwer nie odpowiedział na czas.";

/* No request can be sent to the address. */
"fetch.error.invalidAddress" = "adres jest nieprawidłowy.";

/* %@: the reason, a text of the last group of this file. */
"fetch.error.notSent" = "nie udało się wysłać zapytania (%@).";

/* The name in the address does not exist, or the internet cannot be reached. */
"fetch.error.noHost" = "nie znaleziono serwera albo brak połączenia z internetem.";

/* %@: the reason, a text of the last group of this file. */
"fetch.error.noConnection" = "nie udało się połączyć z serwerem (%@).";

/* The server of an https address answers, but not with TLS. */
"fetch.error.noTLS" = "serwer nie obsługuje bezpiecznych połączeń.";

/* Encryption fails, or the certificate is not trusted. */
"fetch.error.insecure" = "połączenie nie jest bezpieczne: nie można potwierdzić tożsamości serwera.";

/* The connection ended too early, or the response is not HTTP. */
"fetch.error.broken" = "odpowiedź jest niepełna lub nieprawidłowa.";

/* The user cancelled the fetching. */
"fetch.error.cancelled" = "przerwano.";


// ---- Errors in the files of the state folder

/* %1$@: the file; %2$@ = newName: its new name; %3$@ = feeds: such as "3 feeds"; %4$@ = articles: such as "12 articles". */
"state.error.damaged" = "Plik %1$@ był uszkodzony. Zmieniono jego nazwę na %2$@, a to, co dało się odczytać, jest w nowym pliku: %3$@, %4$@.";

/* %1$@: the file; %2$@ = feeds: such as "3 feeds"; %3$@ = articles: such as "12 articles". */
"state.error.missing" = "Brakowało pliku %1$@. Program zaczyna z kanałami, ustawieniami i zapisanymi artykułami z jego kopii: %2$@, %3$@.";

/* %@: the file. */
"state.error.stuck" = "Plik %@ jest uszkodzony i nie można zmienić jego nazwy. Nic nie zostanie zapisane.";

/* %@: the file. */
"state.error.newer" = "Plik %@ zapisała nowsza wersja programu. Nic nie zostanie zapisane.";

/* %2$@ = reason: a text of the last group of this file. */
"state.error.unreadable" = "Nie można odczytać pliku %1$@ (%2$@). Nic nie zostanie zapisane.";

/* %2$@ = reason: a text of the last group of this file. */
"state.error.unwritable" = "Nie można zapisać pliku %1$@ (%2$@). Nic nie zostanie zapisane.";


// ---- The command line: values that make no sense; each is one line

/* %1$@: the value of the option; %2$@ = available: a list of language tags. */
"cli.error.language" = "--lang: język „%1$@” nie jest dostępny. Dostępne: %2$@.";

/* The same if a translator may begin the language. %2$@ = available; %3$@ = newFolder: the name of a new folder, such as de.lproj; %4$@ = parent: the folder that it belongs in. */
"cli.error.newLanguage" = "--lang: język „%1$@” nie jest dostępny. Dostępne: %2$@. Aby go dodać, utwórz w katalogu „%4$@” katalog „%3$@”.";

/* %@: the name of the key. */
"cli.error.key" = "--keys: nieznany klawisz „%@”.";

/* %1$d: the value of the option; %2$d = smallest and %3$d = largest width. */
"cli.error.width" = "--width: %1$d nie mieści się między %2$d a %3$d.";

/* %1$d: the value of the option; %2$d = smallest and %3$d = largest height. */
"cli.error.height" = "--height: %1$d nie mieści się między %2$d a %3$d.";

/* %1$@: an option, such as --state; %2$@ = value: its value. */
"cli.error.notFolder" = "%1$@: „%2$@” nie jest katalogiem.";

/* %1$@: the unknown part of the link; %2$@ = link: the whole link, such as headlines/3. */
"cli.error.link" = "--open: nieznana część „%1$@” odnośnika „%2$@”.";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.trace" = "--trace: nie można zapisać pliku „%1$@” (%2$@).";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.record" = "--record: nie można zapisać pliku „%1$@” (%2$@).";

/* %@: another option. */
"cli.error.refresh" = "Opcji --refresh nie można łączyć z opcją %@.";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.export" = "--export: nie można zapisać pliku „%1$@” (%2$@).";

/* A warning of the option "import". %@: the address of a feed. */
"opml.otherPassword" = "%@: pominięto hasło z pliku, ponieważ do tego kanału masz już zapisane dane logowania.";

/* A warning of the option "import". %@: the title of an entry of the file. */
"opml.noAddress" = "Pominięto „%@”, ponieważ nie ma adresu.";

/* A line below the number of feeds that the option "import" has added. %@: a number. */
"opml.known" = "Były już na liście: %@.";

/* Standard output is on a full disk or broken. %@: the reason, a text of the last group of this file. */
"cli.error.output" = "Nie można zapisać wyniku (%@).";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.svg" = "--svg: nie można zapisać pliku „%1$@” (%2$@).";

/* %1$@: the file; %2$@ = reason: a text of the last group of this file. */
"cli.error.gallery" = "--gallery: nie można zapisać pliku „%1$@” (%2$@).";

/* %@: another option. */
"cli.error.galleryOption" = "--gallery: ta opcja pokazuje własne ekrany i nie łączy się z opcją %@.";

/* --watch was given without another option. */
"cli.error.watch" = "--watch wymaga opcji --gallery i --localizations.";

/* %@: the value of the option. */
"cli.error.localizations" = "--localizations: w katalogu „%@” nie ma tłumaczeń.";

/* %1$@: a folder; %2$@ = reason: a text of the last group of this file. */
"cli.error.unreadableLocalizations" = "--localizations: nie można odczytać katalogu „%1$@” (%2$@).";

/* The program's own texts cannot be written to a new folder. %1$@: its path; %2$@ = reason: a text of the last group of this file. */
"cli.error.unwritableLocalizations" = "--localizations: nie można zapisać tekstów w katalogu „%1$@” (%2$@).";

/* Follows fetch.error.unencrypted on the command line, where no form can be shown. %1$@ = tab: tab.more; %2$@ = screen: more.sources. */
"cli.unencrypted" = "Aby mimo to je wysłać, zaloguj się do tego kanału na karcie %1$@ › %2$@.";

/* Printed when a translator names a new folder. %@: its path. */
"cli.exported" = "Teksty programu są teraz w katalogu %@; można je tam zmieniać.";

/* Printed when --watch starts. %@: the path of the page. */
"cli.watching" = "Zapisuję %@ po każdej zmianie; Ctrl-C kończy.";

/* %@: what is wrong with the command line, one of the next texts. */
"cli.error.usage" = "%@ (listę opcji pokazuje headlines --help)";

/* %@: an option that does not exist. */
"cli.usage.option" = "nieznana opcja %@";

/* %1$@: an option that does not exist; %2$@ = similar: one whose name is similar. */
"cli.usage.suggestion" = "nieznana opcja %1$@; może chodzi o %2$@?";

/* %@: an option, with the name of its value. */
"cli.usage.missing" = "brakuje wartości: %@";

/* %1$@: a wrong value; %2$@ = option: the option. */
"cli.usage.value" = "niedozwolona wartość „%1$@”: %2$@";

/* %@: an option. */
"cli.usage.noValue" = "opcja %@ nie ma wartości";

/* %@: words that are neither options nor their values. */
"cli.usage.unexpected" = "zbędne: %@";


// ---- The command line: what --help prints

/* What the program is; the first line of its help. */
"cli.help.overview" = "Czytnik wiadomości w terminalu.";

/* The form of the command line; the part in brackets is optional. */
"cli.help.usage" = "headlines [opcje]";

/* How to use the program; the names of the keys are those on keyboards. */
"cli.help.keys" = "Strzałki (albo j i k) przesuwają zaznaczenie, Enter otwiera, a Escape, strzałka w lewo i q wracają; q na pierwszym ekranie kończy program. Cyfry przełączają karty, a Home i End (albo g i G) oraz Page Up i Page Down przeskakują.\nJeśli wyjście nie jest terminalem, ekran jest drukowany raz jako tekst.";

/* A heading of the help. */
"cli.help.heading.overview" = "OPIS";

/* A heading of the help. */
"cli.help.heading.usage" = "UŻYCIE";

/* A heading of the help. */
"cli.help.heading.options" = "OPCJE";

/* The option --lang. */
"cli.help.lang" = "Język, na przykład en albo pl.";

/* About --theme in the help of the command line. */
"cli.help.theme" = "Kolory: automatic, night, day, lamp, signal, terminal albo ścieżka pliku z motywem.";

/* Stands for the value of --theme: the name of a theme or the path of a file. */
"cli.value.theme" = "nazwa|plik";

/* %1$@: what was given for --theme; %2$@ = known: the names of all themes. */
"cli.error.theme" = "Nie ma motywu o nazwie „%1$@” ani takiego pliku. Motywy to: %2$@.";

/* %1$@: the path of a file; %2$@ = reason: what is wrong with it, in English. */
"cli.error.themeFile" = "Nie można odczytać motywu %1$@: %2$@";

/* A mistake in a theme file. %@: a line. */
"themeFile.noAssignment" = "„%@” nie ma postaci accent = #79c4f7 117.";

/* A mistake in a theme file. */
"themeFile.lateBase" = "wiersz base musi być przed kolorami.";

/* A mistake in a theme file. %1$@: a name; %2$@ = allowed: the names that are allowed. */
"themeFile.unknownBase" = "nie ma motywu „%1$@”, są tylko %2$@.";

/* A mistake in a theme file. %1$@: a name; %2$@ = allowed: the names that are allowed. */
"themeFile.unknownColor" = "nie ma koloru „%1$@”, są tylko %2$@.";

/* A mistake in a theme file. %@: the name of a colour. */
"themeFile.repeatedColor" = "%@ ma już kolor.";

/* A mistake in a theme file. %@: what stands in place of a colour. */
"themeFile.badColor" = "„%@” nie jest kolorem takim jak #79c4f7 albo #79c4f7 z liczbą od 16 do 255.";

/* The option --localizations. */
"cli.help.localizations" = "Katalog z tłumaczeniami zamiast wbudowanych; teksty, których w nim nie ma, pochodzą z programu. Zmiany są widoczne od razu. Z --gallery nowy katalog dostaje teksty programu.";

/* The option --gallery. */
"cli.help.gallery" = "Zapisz w katalogu headlines.html: stronę dla tłumaczy z każdym ekranem w każdym języku. Z opcją --lang jest na niej tylko ten język i angielski, a z --open lub --keys tylko droga do tego ekranu.";

/* The option --watch. */
"cli.help.watch" = "Z opcją --gallery: zapisuj stronę od nowa po każdej zmianie w katalogu z --localizations; otwarta strona się odświeża.";

/* The option --feed. */
"cli.help.feed" = "Kanał RSS, Atom lub JSON czytany zamiast Twoich kanałów: plik albo adres. Można podać kilka.";

/* The option --import. */
"cli.help.import" = "Dodaj kanały z pliku OPML do swoich i zakończ.";

/* The option --export. */
"cli.help.export" = "Zapisz swoje kanały do pliku OPML albo, jeśli podano -, na standardowe wyjście i zakończ.";

/* The option --open; the names in it are not translated. */
"cli.help.open" = "Ekran na początek: headlines, sources, world, video albo more; headlines/3 to trzeci artykuł. Po more/ podaje się pozycję z tej listy: saved, search, sources, limit, refresh, language, theme albo about.";

/* The option --plain. */
"cli.help.plain" = "Wydrukuj ekran jako tekst i zakończ.";

/* The option --no-mouse. */
"cli.help.noMouse" = "Zostaw mysz terminalowi, aby można było zaznaczać tekst.";

/* The option --linear; help is sternik.linear.help. */
"cli.help.linear" = "Opisuj ekrany wierszami, jak dla czytnika ekranu, i przyjmuj polecenia zamiast klawiszy: liczba wybiera, a pomoc wymienia polecenia.";

/* The option --width. */
"cli.help.width" = "Szerokość ekranu w kolumnach.";

/* The option --height. */
"cli.help.height" = "Wysokość ekranu w wierszach.";

/* The option --ambiguous-width. */
"cli.help.ambiguousWidth" = "Czy terminal rysuje znaki o niejednoznacznej szerokości, takie jak litery greckie i strzałki, w jednej kolumnie, czy, jak niektóre terminale wschodnioazjatyckie, w dwóch.";

/* The option --keys; the names of keys are not translated. */
"cli.help.played" = "Nazwy klawiszy do naciśnięcia, rozdzielone spacjami; potem ekran jest drukowany jako tekst. Nazwy to up down left right enter escape tab shift-tab space backspace delete home end pageup pagedown insert, f1 do f12, dowolny pojedynczy znak, a także te nazwy poprzedzone przez ctrl- alt- lub shift-.";

/* The option --svg. */
"cli.help.svg" = "Zapisz ekran w pliku SVG, po naciśnięciu klawiszy z opcji --keys; - to standardowe wyjście.";

/* The option --state. */
"cli.help.state" = "Katalog na ustawienia, artykuły i informacje o przeczytanych.";

/* The option --refresh, for programs that run others at certain times. */
"cli.help.refresh" = "Pobierz wszystkie kanały na później, niczego nie pokazuj i zakończ. Kod wyjścia to 75, jeśli któregoś nie da się pobrać.";

/* The option --restore. */
"cli.help.restore" = "Wznów tam, gdzie zakończyło się ostatnie uruchomienie z tą opcją.";

/* The option --trace. */
"cli.help.trace" = "Dopisuj do pliku wiersz na każdy krok nawigacji.";

/* The option --record; sternik-replay plays the file. */
"cli.help.record" = "Nagrywaj klawisze i ekrany w pliku, do zgłoszenia błędu; ukryte pola pozostają ukryte.";

/* The option --version. */
"cli.help.version" = "Pokaż wersję.";

/* The option --help. */
"cli.help.help" = "Pokaż tę pomoc.";

/* A language tag, in the help. */
"cli.value.tag" = "język";

/* A folder, in the help. */
"cli.value.folder" = "katalog";

/* A file, in the help. */
"cli.value.file" = "plik";

/* A file or an address, in the help. */
"cli.value.feed" = "plik lub URL";

/* A link to a screen of the program, in the help. */
"cli.value.link" = "odnośnik";

/* A number, in the help. */
"cli.value.number" = "n";

/* Names of keys, in the help. */
"cli.value.names" = "nazwy";


// ---- Errors of the system, shown in parentheses after what failed

/* The reason of a failure, without a full stop. */
"system.denied" = "brak uprawnień";

/* The reason of a failure, without a full stop. */
"system.missing" = "nie ma takiego pliku ani katalogu";

/* The reason of a failure, without a full stop. */
"system.exists" = "plik o tej nazwie już istnieje";

/* The reason of a failure, without a full stop. */
"system.noFolder" = "część ścieżki nie jest katalogiem";

/* The reason of a failure, without a full stop. */
"system.folder" = "to jest katalog";

/* The reason of a failure, without a full stop. */
"system.readOnly" = "system plików jest tylko do odczytu";

/* The reason of a failure, without a full stop. */
"system.full" = "brak miejsca na dysku";

/* The reason of a failure, without a full stop. */
"system.quota" = "przekroczono przydział miejsca na dysku";

/* The reason of a failure, without a full stop. */
"system.device" = "błąd urządzenia";

/* The reason of a failure, without a full stop. */
"system.tooMany" = "otwarto zbyt wiele plików";

/* The reason of a failure, without a full stop. */
"system.tooLong" = "nazwa jest za długa";

/* The reason of a failure, without a full stop. */
"system.noMemory" = "za mało pamięci";

/* The reason of a failure, without a full stop. */
"system.refused" = "odmowa połączenia";

/* The reason of a failure, without a full stop. */
"system.unreachable" = "sieć jest nieosiągalna";
"""##
    ),
    (
      "pl.lproj/Localizable.stringsdict",
      ##"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <!-- How many articles a list has. -->
  <key>articles.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ artykuł</string>
      <key>few</key>
      <string>%@ artykuły</string>
      <key>many</key>
      <string>%@ artykułów</string>
      <key>other</key>
      <string>%@ artykułu</string>
    </dict>
  </dict>
  <!-- How many articles of a list are unread. -->
  <key>articles.unread</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ nieprzeczytany</string>
      <key>few</key>
      <string>%@ nieprzeczytane</string>
      <key>many</key>
      <string>%@ nieprzeczytanych</string>
      <key>other</key>
      <string>%@ nieprzeczytanego</string>
    </dict>
  </dict>
  <!-- How many articles of a list are unread, in few words, as in "4 unread of 12". -->
  <key>articles.new</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ nowy</string>
      <key>few</key>
      <string>%@ nowe</string>
      <key>many</key>
      <string>%@ nowych</string>
      <key>other</key>
      <string>%@ nowego</string>
    </dict>
  </dict>
  <!-- How many articles of a large feed are not shown. -->
  <key>articles.omitted</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Pominięto jeszcze %@ artykuł</string>
      <key>few</key>
      <string>Pominięto jeszcze %@ artykuły</string>
      <key>many</key>
      <string>Pominięto jeszcze %@ artykułów</string>
      <key>other</key>
      <string>Pominięto jeszcze %@ artykułu</string>
    </dict>
  </dict>
  <!-- The number of the newest articles that are kept in each feed: a setting. -->
  <key>limit.newest</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Po %@ najnowszym z kanału</string>
      <key>few</key>
      <string>Po %@ najnowszych z kanału</string>
      <key>many</key>
      <string>Po %@ najnowszych z kanału</string>
      <key>other</key>
      <string>Po %@ najnowszych z kanału</string>
    </dict>
  </dict>
  <!-- How often the feeds are refreshed. -->
  <key>interval.every</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@minutes@</string>
    <key>minutes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Co %@ minutę</string>
      <key>few</key>
      <string>Co %@ minuty</string>
      <key>many</key>
      <string>Co %@ minut</string>
      <key>other</key>
      <string>Co %@ minuty</string>
    </dict>
  </dict>
  <!-- The age of the oldest articles that are kept: a setting. -->
  <key>limit.age</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@days@</string>
    <key>days</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Z ostatniego %@ dnia</string>
      <key>few</key>
      <string>Z ostatnich %@ dni</string>
      <key>many</key>
      <string>Z ostatnich %@ dni</string>
      <key>other</key>
      <string>Z ostatnich %@ dni</string>
    </dict>
  </dict>
  <!-- How many articles the user's setting has removed from the feeds of a list. -->
  <key>limit.dropped</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Usunięto %@ starszy artykuł</string>
      <key>few</key>
      <string>Usunięto %@ starsze artykuły</string>
      <key>many</key>
      <string>Usunięto %@ starszych artykułów</string>
      <key>other</key>
      <string>Usunięto %@ starszego artykułu</string>
    </dict>
  </dict>
  <!-- Ends the question of limit.question: how many articles would be removed. -->
  <key>limit.now</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Obecnie oznacza to usunięcie %@ artykułu.</string>
      <key>few</key>
      <string>Obecnie oznacza to usunięcie %@ artykułów.</string>
      <key>many</key>
      <string>Obecnie oznacza to usunięcie %@ artykułów.</string>
      <key>other</key>
      <string>Obecnie oznacza to usunięcie %@ artykułu.</string>
    </dict>
  </dict>
  <!-- Above the list: how many articles it does not have because of words that the user hides. -->
  <key>articles.hidden</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Ukryto %@ artykuł z podanymi słowami</string>
      <key>few</key>
      <string>Ukryto %@ artykuły z podanymi słowami</string>
      <key>many</key>
      <string>Ukryto %@ artykułów z podanymi słowami</string>
      <key>other</key>
      <string>Ukryto %@ artykułu z podanymi słowami</string>
    </dict>
  </dict>
  <!-- How long it takes to read an article. -->
  <key>article.minutes</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@minutes@</string>
    <key>minutes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ minuta czytania</string>
      <key>few</key>
      <string>%@ minuty czytania</string>
      <key>many</key>
      <string>%@ minut czytania</string>
      <key>other</key>
      <string>%@ minuty czytania</string>
    </dict>
  </dict>
  <!-- How many feeds could not be read so far; after a sign, beside a progress bar. -->
  <key>refresh.errors</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ błąd</string>
      <key>few</key>
      <string>%@ błędy</string>
      <key>many</key>
      <string>%@ błędów</string>
      <key>other</key>
      <string>%@ błędu</string>
    </dict>
  </dict>
  <!-- How many feeds could not be read; the title of a list of the reasons. -->
  <key>refresh.failed</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Nie udało się odczytać %@ kanału</string>
      <key>few</key>
      <string>Nie udało się odczytać %@ kanałów</string>
      <key>many</key>
      <string>Nie udało się odczytać %@ kanałów</string>
      <key>other</key>
      <string>Nie udało się odczytać %@ kanału</string>
    </dict>
  </dict>
  <!-- How many articles were found so far. -->
  <key>search.found</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Znaleziono %@ artykuł</string>
      <key>few</key>
      <string>Znaleziono %@ artykuły</string>
      <key>many</key>
      <string>Znaleziono %@ artykułów</string>
      <key>other</key>
      <string>Znaleziono %@ artykułu</string>
    </dict>
  </dict>
  <!-- Shown when more articles contain the words than are listed. -->
  <key>search.cut</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Pokazano pierwszy %@ artykuł; dodaj słowo</string>
      <key>few</key>
      <string>Pokazano pierwsze %@ artykuły; dodaj słowo</string>
      <key>many</key>
      <string>Pokazano pierwszych %@ artykułów; dodaj słowo</string>
      <key>other</key>
      <string>Pokazano pierwsze %@ artykułu; dodaj słowo</string>
    </dict>
  </dict>
  <!-- How many feeds the option "import" has added. -->
  <key>opml.imported</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@.</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Dodano %@ kanał</string>
      <key>few</key>
      <string>Dodano %@ kanały</string>
      <key>many</key>
      <string>Dodano %@ kanałów</string>
      <key>other</key>
      <string>Dodano %@ kanału</string>
    </dict>
  </dict>
  <!-- How many feeds there are, such as in a folder. -->
  <key>sources.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@sources@</string>
    <key>sources</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>%@ kanał</string>
      <key>few</key>
      <string>%@ kanały</string>
      <key>many</key>
      <string>%@ kanałów</string>
      <key>other</key>
      <string>%@ kanału</string>
    </dict>
  </dict>
  <!-- Before many articles are marked. -->
  <key>markAll.question</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Oznaczyć %@ artykuł jako przeczytany?</string>
      <key>few</key>
      <string>Oznaczyć %@ artykuły jako przeczytane?</string>
      <key>many</key>
      <string>Oznaczyć %@ artykułów jako przeczytane?</string>
      <key>other</key>
      <string>Oznaczyć %@ artykułu jako przeczytane?</string>
    </dict>
  </dict>
  <!-- Shown for a few seconds after a refresh: how many articles it has brought. -->
  <key>refresh.brought</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@articles@</string>
    <key>articles</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>@</string>
      <key>one</key>
      <string>Przybył %@ artykuł</string>
      <key>few</key>
      <string>Przybyły %@ artykuły</string>
      <key>many</key>
      <string>Przybyło %@ artykułów</string>
      <key>other</key>
      <string>Przybyło %@ artykułu</string>
    </dict>
  </dict>
</dict>
</plist>
"""##
    ),
  ]
}
