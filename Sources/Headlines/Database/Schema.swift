import GRDB

/// The tables of the database, and the triggers that count articles.
enum Schema {
  /// Creates the tables.
  ///
  /// From version 0.1 on, a change is one more migration; ``KeptTable`` then has to accept rows without its columns.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("tables") { try $0.execute(sql: tables) }
    return migrator
  }

  /// How each connection is opened: with the function that the triggers of the search call.
  static var configuration: Configuration {
    _ = LogIndex.isGuarded
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      db.add(
        function: DatabaseFunction("folded", pure: true) { values in
          SearchText.folded(
            values.compactMap(String.fromDatabaseValue).map(BodyLayout.text)
              .joined(separator: "\n"))
        })
    }
    return configuration
  }

  /// The tables with what the user would miss, in an order in which each refers to earlier ones only.
  static let keptTables = ["settings", "feeds", "articles", "texts", "saved", "marks", "dropped"]

  /// The kind of unread articles that a limit has removed; read ones have the next number.
  static let droppedKind = 8
  /// The kind of articles that words hide.
  static let hiddenKind = 16

  private static let tables = """
    -- Also the credentials for servers; see Credentials.
    CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
    -- Those that the user has left stay for their saved articles.
    CREATE TABLE feeds (
      id INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL,
      -- The language of a feed that comes with the program, else empty.
      language TEXT NOT NULL DEFAULT '',
      -- As the feed calls itself, and the user's own name for it, else empty.
      title TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '',
      isSubscribed INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL DEFAULT 0,
      -- The folders of a feed, one per line; see FeedFolder. What an imported outline says beside them, in JSON.
      folders TEXT NOT NULL DEFAULT '', outline TEXT,
      -- As the user has typed them.
      hiddenWords TEXT NOT NULL DEFAULT '',
      movedTo TEXT, etag TEXT, lastModified TEXT,
      -- Until when the server asked for no request.
      retryAt REAL,
      -- Why the last fetch has failed, in JSON.
      error TEXT,
      UNIQUE (address, language));
    CREATE TABLE articles (
      id INTEGER PRIMARY KEY AUTOINCREMENT, feed INTEGER NOT NULL REFERENCES feeds,
      key TEXT NOT NULL, date REAL NOT NULL,
      isRead INTEGER NOT NULL DEFAULT 0, isWorld INTEGER NOT NULL DEFAULT 0,
      -- Has words that the user does not want to see, so that it is in no list and not counted.
      isHidden INTEGER NOT NULL DEFAULT 0,
      title TEXT NOT NULL, section TEXT, author TEXT, published REAL, link TEXT, duration REAL,
      -- Of the content, so that a text that has not changed is not read.
      hash INTEGER NOT NULL, UNIQUE (feed, key));
    -- Without hidden articles, so that a list skips rows without reading them.
    CREATE INDEX articlesByDate ON articles (date, feed) WHERE NOT isHidden;
    CREATE INDEX worldArticles ON articles (date, feed) WHERE isWorld AND NOT isHidden;
    CREATE INDEX videoArticles ON articles (date, feed) WHERE duration IS NOT NULL AND NOT isHidden;
    CREATE INDEX unreadArticles ON articles (feed) WHERE NOT isRead AND NOT isHidden;
    -- All unread articles in the order of their rows, so that marking them writes each page once.
    CREATE INDEX unreadRows ON articles (id, feed) WHERE NOT isRead AND NOT isHidden;
    -- Also for limits, and in the order of a list by feed.
    CREATE INDEX articlesByFeed ON articles (feed, date DESC, id DESC, isHidden);
    CREATE TABLE texts (id INTEGER PRIMARY KEY REFERENCES articles, summary TEXT NOT NULL, body TEXT NOT NULL);
    CREATE TABLE saved (id INTEGER PRIMARY KEY AUTOINCREMENT, article INTEGER NOT NULL UNIQUE REFERENCES articles);
    -- The read marks of articles that are not here, with what tells articles apart.
    CREATE TABLE marks (
      address TEXT NOT NULL, key TEXT NOT NULL, isRead INTEGER NOT NULL DEFAULT 1,
      title TEXT, link TEXT, published REAL, UNIQUE (address, key));
    -- The articles that a limit of the user has removed, so that they do not come back with the next refresh.
    CREATE TABLE dropped (
      feed INTEGER NOT NULL, key TEXT NOT NULL, isRead INTEGER NOT NULL,
      title TEXT, link TEXT, published REAL, UNIQUE (feed, key));
    -- The number of articles of each feed and kind: 1 if read, plus 2 for world news, plus 4 with sound or film; from
    -- \(droppedKind) on those that a limit has removed, and \(hiddenKind) for those that words hide.
    CREATE TABLE counts (
      feed INTEGER NOT NULL, kind INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (feed, kind)) WITHOUT ROWID;
    CREATE TRIGGER countInserted AFTER INSERT ON articles WHEN NOT NEW.isHidden BEGIN \(count("NEW", 1)) END;
    CREATE TRIGGER countDeleted AFTER DELETE ON articles WHEN NOT OLD.isHidden BEGIN \(count("OLD", -1)) END;
    CREATE TRIGGER countUpdated AFTER UPDATE OF isRead, isWorld, duration ON articles WHEN NOT NEW.isHidden BEGIN
      \(count("OLD", -1)) \(count("NEW", 1))
    END;
    CREATE TRIGGER countHidden AFTER UPDATE OF isHidden ON articles WHEN NEW.isHidden > OLD.isHidden BEGIN
      \(count("OLD", -1)) \(countHidden("OLD", 1))
    END;
    CREATE TRIGGER countShown AFTER UPDATE OF isHidden ON articles WHEN NEW.isHidden < OLD.isHidden BEGIN
      \(count("NEW", 1)) \(countHidden("OLD", -1))
    END;
    CREATE TRIGGER countInsertedHidden AFTER INSERT ON articles WHEN NEW.isHidden BEGIN \(countHidden("NEW", 1)) END;
    CREATE TRIGGER countDeletedHidden AFTER DELETE ON articles WHEN OLD.isHidden BEGIN \(countHidden("OLD", -1)) END;
    CREATE TRIGGER countDropped AFTER INSERT ON dropped BEGIN
      INSERT INTO counts VALUES (NEW.feed, \(droppedKind) + NEW.isRead, 1) ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    -- The row of the last article that the search finds.
    CREATE TABLE searchable (id INTEGER NOT NULL);
    INSERT INTO searchable VALUES (0);
    CREATE VIEW articleWords AS
      SELECT articles.id, folded(title, section, author, summary, body) AS words FROM articles JOIN texts USING (id);
    CREATE TRIGGER addWords AFTER INSERT ON texts WHEN NEW.id <= (SELECT id FROM searchable) BEGIN
      INSERT INTO search (rowid, words) SELECT id, words FROM articleWords WHERE id = NEW.id;
    END;
    CREATE TRIGGER removeWords BEFORE DELETE ON texts WHEN OLD.id <= (SELECT id FROM searchable) BEGIN
      INSERT INTO search (search, rowid, words) SELECT 'delete', id, words FROM articleWords WHERE id = OLD.id;
    END;
    -- The folded words of articles; beginnings with an index of their own are found without reading all that match.
    CREATE VIRTUAL TABLE search USING fts5(
      words, content = '', columnsize = 0, prefix = '1 2 3 4 5',
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* S* Co'");
    """

  private static func countHidden(_ row: String, _ change: Int) -> String {
    """
    INSERT INTO counts VALUES (\(row).feed, \(hiddenKind), \(change)) ON CONFLICT DO UPDATE SET count = count + (\(change));
    """
  }

  private static func count(_ row: String, _ change: Int) -> String {
    """
    INSERT INTO counts
      VALUES (\(row).feed, (\(row).isRead <> 0) + 2 * (\(row).isWorld <> 0) + 4 * (\(row).duration IS NOT NULL), \(change))
      ON CONFLICT DO UPDATE SET count = count + (\(change));
    """
  }
}
