import GRDB

/// The tables of the database, and the triggers that count articles.
enum Schema {
  /// Creates the tables, or changes those of an earlier version.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: tables)
    }
    // Texts have a layout behind their words: servers send again what has not changed, since it had none before.
    migrator.registerMigration("2") { db in
      try db.execute(sql: "UPDATE feeds SET etag = NULL, lastModified = NULL")
    }
    // Named after what they bring.
    migrator.registerMigration("folders") { db in
      try db.execute(
        sql: """
          -- The folders of a feed, one per line; see FeedFolder. What an imported outline says beside them, in JSON.
          ALTER TABLE feeds ADD COLUMN folders TEXT NOT NULL DEFAULT '';
          ALTER TABLE feeds ADD COLUMN outline TEXT;
          -- The user's own name for a feed, else empty.
          ALTER TABLE feeds ADD COLUMN name TEXT NOT NULL DEFAULT '';
          """)
    }
    migrator.registerMigration("hidden words") { db in try db.execute(sql: hiding) }
    migrator.registerMigration("indexes without hidden articles") { db in
      try db.execute(sql: quickIndexes)
    }
    migrator.registerMigration("no profiles") { db in try db.execute(sql: withoutProfiles) }
    migrator.registerMigration("no passwords in addresses") { db in
      try Credentials.moveFromAddresses(in: db)
    }
    migrator.registerMigration("sound without a playing time") { db in
      try db.execute(sql: "UPDATE feeds SET etag = NULL, lastModified = NULL")
    }
    migrator.registerMigration("counts of hidden articles") { db in
      try db.execute(sql: countsOfHidden)
    }
    migrator.registerMigration("errors of feeds") { db in
      // Why the last fetch of a feed has failed, in JSON.
      try db.execute(sql: "ALTER TABLE feeds ADD COLUMN error TEXT")
    }
    migrator.registerMigration("what tells articles apart") { db in
      // For those that are not here, as for those that are.
      for table in ["marks", "dropped"] {
        for column in ["title TEXT", "link TEXT", "published REAL"] {
          try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(column)")
        }
      }
    }
    return migrator
  }

  /// Earlier versions had saved articles of several profiles: now they are all the user's.
  static let withoutProfiles = """
    UPDATE OR IGNORE saved SET profile = '' WHERE profile <> '';
    DELETE FROM saved WHERE profile <> '';
    DELETE FROM settings WHERE name = 'profile' OR name LIKE 'profile %';
    """

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

  private static let tables = """
    -- Also the credentials for servers; see Credentials.
    CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
    -- Those that the user has left stay for their saved articles.
    CREATE TABLE feeds (
      id INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL,
      -- The language of a feed that comes with the program, else empty.
      language TEXT NOT NULL DEFAULT '',
      title TEXT NOT NULL DEFAULT '', isSubscribed INTEGER NOT NULL DEFAULT 0,
      position INTEGER NOT NULL DEFAULT 0, movedTo TEXT, etag TEXT, lastModified TEXT,
      -- Until when the server asked for no request.
      retryAt REAL,
      UNIQUE (address, language));
    CREATE TABLE articles (
      id INTEGER PRIMARY KEY AUTOINCREMENT, feed INTEGER NOT NULL REFERENCES feeds,
      key TEXT NOT NULL, date REAL NOT NULL,
      isRead INTEGER NOT NULL DEFAULT 0, isWorld INTEGER NOT NULL DEFAULT 0,
      title TEXT NOT NULL, section TEXT, author TEXT, published REAL, link TEXT, duration REAL,
      -- Of the content, so that a text that has not changed is not read.
      hash INTEGER NOT NULL, UNIQUE (feed, key));
    CREATE INDEX articlesByDate ON articles (date, feed);
    CREATE INDEX articlesByFeed ON articles (feed, date);
    CREATE INDEX worldArticles ON articles (date, feed) WHERE isWorld;
    CREATE INDEX videoArticles ON articles (date, feed) WHERE duration IS NOT NULL;
    CREATE INDEX unreadArticles ON articles (feed) WHERE NOT isRead;
    CREATE TABLE texts (id INTEGER PRIMARY KEY REFERENCES articles, summary TEXT NOT NULL, body TEXT NOT NULL);
    CREATE TABLE saved (
      -- The profile is empty but in databases of earlier versions.
      id INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL,
      article INTEGER NOT NULL REFERENCES articles, UNIQUE (profile, article));
    CREATE INDEX savedArticles ON saved (article);
    -- The read marks of articles that are not here.
    CREATE TABLE marks (
      address TEXT NOT NULL, key TEXT NOT NULL, isRead INTEGER NOT NULL DEFAULT 1, UNIQUE (address, key));
    -- The articles that a limit of the user has removed, so that they do not come back with the next refresh.
    CREATE TABLE dropped (
      feed INTEGER NOT NULL, key TEXT NOT NULL, isRead INTEGER NOT NULL, UNIQUE (feed, key));
    -- The number of articles of each feed and kind: 1 if read, plus 2 for world news, plus 4 with sound or film; from 8 on
    -- those that a limit has removed, or words hide.
    CREATE TABLE counts (
      feed INTEGER NOT NULL, kind INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (feed, kind)) WITHOUT ROWID;
    CREATE TRIGGER countInserted AFTER INSERT ON articles BEGIN \(count("NEW", 1)) END;
    CREATE TRIGGER countDeleted AFTER DELETE ON articles BEGIN \(count("OLD", -1)) END;
    CREATE TRIGGER countUpdated AFTER UPDATE OF isRead, isWorld, duration ON articles BEGIN
      \(count("OLD", -1)) \(count("NEW", 1))
    END;
    CREATE TRIGGER countDropped AFTER INSERT ON dropped BEGIN
      INSERT INTO counts VALUES (NEW.feed, 8 + NEW.isRead, 1) ON CONFLICT DO UPDATE SET count = count + 1;
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
    \(search(prefixes: "1 2 3"))
    """

  private static let quickIndexes = """
    -- All unread articles in the order of their rows, so that marking them writes each page once.
    CREATE INDEX unreadRows ON articles (id, feed) WHERE NOT isRead AND NOT isHidden;
    -- Without hidden articles, so that a list skips rows without reading them.
    DROP INDEX unreadArticles; DROP INDEX articlesByDate; DROP INDEX worldArticles; DROP INDEX videoArticles;
    CREATE INDEX unreadArticles ON articles (feed) WHERE NOT isRead AND NOT isHidden;
    CREATE INDEX articlesByDate ON articles (date, feed) WHERE NOT isHidden;
    CREATE INDEX worldArticles ON articles (date, feed) WHERE isWorld AND NOT isHidden;
    CREATE INDEX videoArticles ON articles (date, feed) WHERE duration IS NOT NULL AND NOT isHidden;
    -- Also for limits, and in the order of a list by feed.
    DROP INDEX articlesByFeed;
    CREATE INDEX articlesByFeed ON articles (feed, date DESC, id DESC, isHidden);
    DROP TABLE search;
    UPDATE searchable SET id = 0;
    \(search(prefixes: "1 2 3 4 5"))
    """

  /// The folded words of articles; beginnings of words with an index of their own are found without reading all that match.
  private static func search(prefixes: String) -> String {
    """
    CREATE VIRTUAL TABLE search USING fts5(
      words, content = '', columnsize = 0, prefix = '\(prefixes)',
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* S* Co'");
    """
  }

  /// Articles with words that the user does not want to see are in no list and not counted.
  private static let hiding = """
    ALTER TABLE articles ADD COLUMN isHidden INTEGER NOT NULL DEFAULT 0;
    -- As the user has typed them.
    ALTER TABLE feeds ADD COLUMN hiddenWords TEXT NOT NULL DEFAULT '';
    CREATE TRIGGER countHidden AFTER UPDATE OF isHidden ON articles WHEN NEW.isHidden > OLD.isHidden BEGIN
      \(count("OLD", -1))
    END;
    CREATE TRIGGER countShown AFTER UPDATE OF isHidden ON articles WHEN NEW.isHidden < OLD.isHidden BEGIN
      \(count("NEW", 1))
    END;
    DROP TRIGGER countInserted;
    CREATE TRIGGER countInserted AFTER INSERT ON articles WHEN NOT NEW.isHidden BEGIN \(count("NEW", 1)) END;
    DROP TRIGGER countDeleted;
    CREATE TRIGGER countDeleted AFTER DELETE ON articles WHEN NOT OLD.isHidden BEGIN \(count("OLD", -1)) END;
    DROP TRIGGER countUpdated;
    CREATE TRIGGER countUpdated AFTER UPDATE OF isRead, isWorld, duration ON articles WHEN NOT NEW.isHidden BEGIN
      \(count("OLD", -1)) \(count("NEW", 1))
    END;
    """

  /// The kind of unread articles that a limit has removed; read ones have the next number.
  static let droppedKind = 8
  /// The kind of articles that words hide.
  static let hiddenKind = 16

  private static let countsOfHidden = """
    INSERT INTO counts SELECT feed, \(hiddenKind), count(*) FROM articles WHERE isHidden GROUP BY feed;
    CREATE TRIGGER countMoreHidden AFTER UPDATE OF isHidden ON articles WHEN NEW.isHidden > OLD.isHidden BEGIN
      \(countHidden("OLD", 1))
    END;
    CREATE TRIGGER countFewerHidden AFTER UPDATE OF isHidden ON articles WHEN NEW.isHidden < OLD.isHidden BEGIN
      \(countHidden("OLD", -1))
    END;
    CREATE TRIGGER countInsertedHidden AFTER INSERT ON articles WHEN NEW.isHidden BEGIN \(countHidden("NEW", 1)) END;
    CREATE TRIGGER countDeletedHidden AFTER DELETE ON articles WHEN OLD.isHidden BEGIN \(countHidden("OLD", -1)) END;
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
