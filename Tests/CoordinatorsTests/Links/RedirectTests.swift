import Coordinators
import Testing

/// What other libraries got wrong: links that lead to each other hang the program, and a limit that is off by
/// one.
@MainActor
struct `A redirected link` {
  @Test func `that leads back to itself stops with the chain in the message`() throws {
    let world = try ShopWorld()

    let error = #expect(throws: LinkError.self) { try world.open("a") }

    #expect(error?.description == "links lead to each other without end: a -> b -> a")
    #expect(world.shop.followed == ["a", "b"])
    #expect(world.changes.isEmpty)
  }

  @Test(arguments: 0...4)
  func `succeeds at exactly as many redirections as the limit`(limit: Int) throws {
    let world = try ShopWorld(redirectLimit: limit)

    #expect(throws: LinkError.self) { try world.open("hop-\(limit + 1)") }
    #expect(world.changes.isEmpty)
    try world.open("hop-\(limit)")

    #expect(world.active == "goal")
    #expect(world.changes.count == 1)
  }

  @Test func `beyond the limit names every link on its way`() throws {
    let world = try ShopWorld(redirectLimit: 1)

    let error = #expect(throws: LinkError.self) { try world.open("hop-2") }

    #expect(error == .redirectedWithoutEnd(["hop-2", "hop-1", "hop-0"].map { DeepLink($0) }))
  }

  @Test func `keeps nothing of what it showed before`() throws {
    let world = try ShopWorld()

    try world.open("old")

    #expect(world.changes.map(\.shown) == [["0", "1"]])
    #expect(world.active == "1")
    #expect(world.pages == ["home", "0", "1"])
    #expect(world.shop.children.count == 1)
  }
}
