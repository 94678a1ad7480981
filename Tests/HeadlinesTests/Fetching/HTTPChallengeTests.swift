import Testing

@testable import Headlines

@Suite struct `A challenge of a server` {
  @Test(
    arguments: [
      (#"Basic realm="News""#, ["basic: News"]),
      (#"basic realm = "News" , charset="UTF-8""#, ["basic: News"]),
      (
        #"Digest realm="a, \"b\" = c", nonce="Basic", Bearer"#,
        [#"digest: a, "b" = c"#, "bearer: "]
      ),
      (
        #"Basic charset="UTF-8", REALM=plain, Negotiate abc==, Bearer error="x", realm="y""#,
        ["basic: plain", "negotiate: ", "bearer: y"]
      ),
      ("Basic", ["basic: "]), ("", []), (", ,", []), ("realm=x", []),
      (#"Basic realm="x"#, ["basic: x"]),
      (#"Basic realm="x\"#, ["basic: x"]), (#"Basic realm="żółw""#, ["basic: żółw"]), ("=", []),
    ])
  func `has a scheme and a realm`(header: String, challenges: [String]) {
    #expect(HTTPChallenge.list(header).map { "\($0.scheme): \($0.realm)" } == challenges)
  }
}
