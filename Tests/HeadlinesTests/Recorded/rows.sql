-- Rows of each table with what the user would miss, as an earlier program wrote them.
INSERT INTO settings (name, value) VALUES
  ('theme', 'night'),
  ('wasWelcomed', '1');
INSERT INTO feeds (id, address, language, title, name, isSubscribed, position, folders, hiddenWords, lastModified, error) VALUES
  (1, 'http://127.0.0.1:1/daily.rss.xml', '', 'The Daily Example', '', 1, 1, '', '', 'Sun, 22 Nov 2026 09:55:06 GMT', NULL),
  (2, 'http://127.0.0.1:1/weekly.atom.xml', '', 'Tygodnik Przykład', '', 1, 2, '', '', 'Sun, 22 Nov 2026 09:55:06 GMT', NULL),
  (3, 'http://127.0.0.1:1/podcast.rss.xml', '', 'Undeclared prefixes', '', 1, 3, '', '', 'Sun, 22 Nov 2026 09:55:06 GMT', NULL),
  (15, '', 'en', 'The Harbour Gazette', '', 0, 0, '', '', NULL, NULL);
INSERT INTO articles (id, feed, key, date, isRead, isWorld, title, section, author, published, link, duration, hash, isHidden) VALUES
  (1, 3, 'Unescaped', 1795341315.550191, 1, 0, 'Unescaped', NULL, NULL, NULL, NULL, NULL, 0, 0),
  (2, 3, 'ep1', 1795341315.550191, 1, 0, 'Episode one', NULL, 'Dora', NULL, NULL, 3724.9999999999995, 0, 0),
  (3, 1, 'https://news.example.org/relative/path', 1793604600.0, 0, 0, 'An item without a title has to be called by the first words…', NULL, NULL, NULL, 'https://news.example.org/relative/path', NULL, 0, 0),
  (4, 1, 'https://news.example.org/rock', 1793604600.0, 1, 0, 'Rock & roll at 5 < 6  o''clock', NULL, 'Ben Sample', NULL, 'https://news.example.org/rock', NULL, 0, 0),
  (5, 1, 'bridge-1', 1793604600.0, 0, 1, 'Bridge & river: “a new start”', 'World', 'Anna Example, Ben Sample', 1793604600.0, 'https://news.example.org/bridge?a=1&b=2', 125.0, 0, 0),
  (6, 2, 'tag:example.org,2026:3', 1793491200.0, 0, 0, 'Obraz', NULL, 'Redakcja', NULL, NULL, NULL, 0, 0),
  (7, 2, 'tag:example.org,2026:2', 1793491200.0, 0, 0, 'Gruby tytuł — tak', NULL, 'Redakcja', 1793491200.0, NULL, NULL, 0, 0),
  (8, 2, 'tag:example.org,2026:1', 1793604600.0, 0, 0, '1 < 2 & <b>', 'Nauka', 'Zofia Żółć, Jan Gęś', 1793604600.0, 'https://tygodnik.example.org/wpis-1', NULL, 0, 0),
  (10, 15, 'en/river-charter', 1795105200.0, 1, 1, 'Four countries agree to count the same river the same way', 'World', 'Tomas Reuter', 1795105200.0, 'https://news.example.org/en/river-charter', NULL, 3160890979095507204, 0);
INSERT INTO texts (id, summary, body) VALUES
  (1, 'Somebody forgot to escape.', ('Somebody forgot to escape.' || char(30) || 'Second & last.')),
  (2, 'What was said.', 'What was said.'),
  (3, 'An item without a title has to be called by the first words of what it says, and these are many.', 'An item without a title has to be called by the first words of what it says, and these are many.'),
  (4, 'Escaped HTML here.', ('Escaped HTML here.' || char(30) || 'Twice éscaped.')),
  (5, 'The town has opened its bridge.', ('The bridge' || char(30) || 'First paragraph with a link.' || char(30) || 'Second paragraph,
with a line break – and an em—dash.' || char(30) || '• One' || char(30) || '• Two')),
  (6, '', ''),
  (7, 'Treść.', 'Treść.'),
  (8, 'Zwykły tekst &amp; nic więcej.', ('Akapit pierwszy & 1 < 2.' || char(30) || 'Akapit
drugi.')),
  (10, 'A common set of gauges sounds dull. For the people on the lower reaches it is anything but.', 'A text of the feed that comes with the program.');
INSERT INTO saved (id, article) VALUES
  (1, 2),
  (2, 10),
  (3, 1),
  (4, 4);
INSERT INTO marks (address, key, isRead, title, link, published) VALUES
  ('http://127.0.0.1:1/removed.xml', 'tag:1', 1, 'Removed', 'https://news.example.org/removed', 1793604600.0);
INSERT INTO dropped (feed, key, isRead, title, link, published) VALUES
  (1, 'https://news.example.org/dropped', 0, 'Dropped', NULL, NULL);
