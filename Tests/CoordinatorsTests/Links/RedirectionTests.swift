import Coordinators
import Testing

/// Mistakes of other libraries: links that redirect to each other hang the program; the limit is off by one.
@MainActor
struct `Link redirection` {
  @Test func `a cycle is an error whose message contains all links`() throws {
    let fixture = try ShopFixture()

    let error = #expect(throws: LinkError.self) { try fixture.open("a") }

    #expect(error?.description == "too many redirects: a -> b -> a")
    #expect(fixture.shop.followed == ["a", "b"])
    #expect(fixture.changes.isEmpty)
  }

  @Test(arguments: 0...4)
  func `the limit is the greatest number of redirections that succeeds`(limit: Int) throws {
    let fixture = try ShopFixture(redirectLimit: limit)

    #expect(throws: LinkError.self) { try fixture.open("hop-\(limit + 1)") }
    #expect(fixture.changes.isEmpty)
    try fixture.open("hop-\(limit)")

    #expect(fixture.active == "goal")
    #expect(fixture.changes.count == 1)
  }

  @Test func `an error beyond the limit contains every link`() throws {
    let fixture = try ShopFixture(redirectLimit: 1)

    let error = #expect(throws: LinkError.self) { try fixture.open("hop-2") }

    #expect(error == .tooManyRedirects(["hop-2", "hop-1", "hop-0"].map { DeepLink($0) }))
  }

  @Test func `a redirection rolls back what the first link showed`() throws {
    let fixture = try ShopFixture()

    try fixture.open("old")

    #expect(fixture.changes.map(\.shown) == [["0", "1"]])
    #expect(fixture.active == "1")
    #expect(fixture.pages == ["home", "0", "1"])
    #expect(fixture.shop.children.count == 1)
  }
}
