// swift-tools-version: 6.2
import PackageDescription

let sternik: Target.Dependency = .product(name: "Sternik", package: "Sternik")
let texts: Target.Dependency = .product(name: "LocalizableStrings", package: "Sternik")
let syntax: Target.Dependency = .product(name: "StringsSyntax", package: "Sternik")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Sternik", path: "..")],
  targets: [
    .executableTarget(name: "Benchmarks", dependencies: [sternik, texts, syntax, "CTerminal"]),
    .target(name: "CTerminal"),
    .executableTarget(name: "StartingSternik", dependencies: [texts]),
    .executableTarget(name: "DrawingSternik", dependencies: [sternik]),
  ],
  swiftLanguageModes: [.v6])
