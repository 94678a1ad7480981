// swift-tools-version: 6.2
import PackageDescription

let texts: Target.Dependency = .product(name: "LocalizableStrings", package: "Sternik")
let syntax: Target.Dependency = .product(name: "StringsSyntax", package: "Sternik")
let icu: [LinkerSetting] = [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Sternik", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "Sternik", package: "Sternik"), texts, syntax, "CPeers"]),
    .target(name: "CPeers", linkerSettings: icu),
    .executableTarget(name: "StartingSternik", dependencies: [texts]),
    .executableTarget(
      name: "DrawingSternik", dependencies: [.product(name: "Sternik", package: "Sternik")]),
  ],
  swiftLanguageModes: [.v6])
