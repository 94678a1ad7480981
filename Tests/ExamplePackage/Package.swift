// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Example",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Sternik", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Parcels",
      dependencies: [.product(name: "LocalizableStrings", package: "Sternik")],
      exclude: ["Localizations", "Resources"],
      plugins: [.plugin(name: "EmbedTexts", package: "Sternik")]),
    .executableTarget(
      name: "Counter",
      dependencies: [.product(name: "Sternik", package: "Sternik")],
      exclude: ["Localizations"],
      plugins: [.plugin(name: "EmbedTexts", package: "Sternik")]),
    // A program of two screens, whose test walks through it in each language.
    .target(
      name: "Orders",
      dependencies: [
        .product(name: "Sternik", package: "Sternik"),
        .product(name: "ConsoleGallery", package: "Sternik"),
      ],
      exclude: ["Localizations"],
      plugins: [.plugin(name: "EmbedTexts", package: "Sternik")]),
    // The program, which also writes its page for translators.
    .executableTarget(
      name: "Fruit",
      dependencies: [
        "Orders", .product(name: "Sternik", package: "Sternik"),
        .product(name: "ConsoleGallery", package: "Sternik"),
      ]),
    .testTarget(
      name: "OrdersTests",
      dependencies: ["Orders", .product(name: "ConsoleTesting", package: "Sternik")],
      exclude: ["__Snapshots__"]),
    // A file manager of two panes.
    .target(
      name: "Files",
      dependencies: [
        .product(name: "Sternik", package: "Sternik"),
        .product(name: "SternikFoundation", package: "Sternik"),
      ],
      exclude: ["Localizations"],
      plugins: [.plugin(name: "EmbedTexts", package: "Sternik")]),
    .executableTarget(name: "FilesProgram", dependencies: [.target(name: "Files")]),
    .testTarget(
      name: "FilesTests",
      dependencies: [.target(name: "Files"), .product(name: "ConsoleTesting", package: "Sternik")],
      exclude: ["__Snapshots__"]),
    // Widgets that were written from the article "Writing a widget" alone.
    .target(name: "Widgets", dependencies: [.product(name: "Sternik", package: "Sternik")]),
    .testTarget(
      name: "WidgetsTests",
      dependencies: ["Widgets", .product(name: "ConsoleTesting", package: "Sternik")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6])
