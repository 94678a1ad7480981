import Coordinators
import Testing

/// A sidebar, a list and a detail.
@MainActor
struct `Three columns` {
  let app: SplitFixture
  var fixture: Fixture { app.fixture }

  /// Shows folders, the inbox of one of them and a mail.
  init() throws {
    app = try SplitFixture(hasSidebar: true)
    app.push("Folders", in: app.split.sidebar)
    app.open("Inbox", under: "Folders")
    app.open("Mail", under: "Inbox")
    fixture.clearLog()
  }

  @Test func `each detail has the next column`() {
    #expect(app.columns == "[folders] [inbox] *[mail]")
  }

  @Test func `another row of the sidebar removes the detail of the list, too`() {
    app.open("Sent", under: "Folders")

    #expect(app.columns == "[folders] *[sent] []")
    #expect(fixture.log == ["removed Mail", "removed Inbox"])
    #expect(fixture.changes.count == 1)
  }

  @Test func `when the sidebar's coordinator finishes, the columns are emptied from right to left`()
  {
    fixture["Folders"]?.finish()

    #expect(fixture.log == ["removed Mail", "removed Inbox", "removed Folders"])
    #expect(fixture.changes.map(\.removed) == [["mail", "inbox", "folders"]])
  }

  @Test func `when the detail leaves, the nearest column on the left is selected`() {
    fixture["Mail"]?.finish()
    #expect(app.columns == "[folders] *[inbox] []")
    fixture["Inbox"]?.finish()

    #expect(app.columns == "*[folders] [] []")
  }

  @Test func `backs go through the columns to the left`() {
    app.back()
    app.back()
    #expect(app.columns == "*[folders] [] []" && fixture.app.exitRequests == 0)

    app.back()

    #expect(app.columns == "*[folders] [] []" && fixture.app.exitRequests == 1)
  }

  @Test func `columns ahead of the selected one do not count for back`() {
    app.split.select(app.list)

    app.back()

    #expect(app.columns == "*[folders] [] []")
  }
}
