// swift-tools-version: 6.3
import PackageDescription

let sternik: Target.Dependency = .product(name: "Sternik", package: "Sternik")
let texts: Target.Dependency = .product(name: "LocalizableStrings", package: "Sternik")
let syntax: Target.Dependency = .product(name: "StringsSyntax", package: "Sternik")
let testing: Target.Dependency = .product(name: "ConsoleTesting", package: "Sternik")

// The harness sets the variable for the group `testing` alone: Swift Testing has no static library to link with.
let measuresTests = Context.environment["MEASURES_TESTS"] == "1"

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Sternik", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [sternik, texts, syntax, "CMeasuredTerminal", "Panes"]
        + (measuresTests ? [testing] : []),
      exclude: measuresTests ? [] : ["Testing"],
      swiftSettings: measuresTests ? [.define("MEASURES_TESTS")] : []),
    .target(name: "CMeasuredTerminal"),
    .executableTarget(name: "StartingSternik", dependencies: [texts]),
    .executableTarget(name: "DrawingSternik", dependencies: [sternik]),
    .target(name: "Panes", dependencies: [sternik]),
    .executableTarget(name: "PanesSternik", dependencies: [sternik, "Panes"]),
  ],
  swiftLanguageModes: [.v6])
