// swift-tools-version: 6.3
import PackageDescription

// .ci/run sets the variable. A warning of a newer compiler does not stop a user of the package.
let warnings: [SwiftSetting] =
  Context.environment["WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : []

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

// .ci/fuzz sets the variable: the program needs libFuzzer, which other builds do not link. They only compile it.
let fuzzed: [Target.Dependency] = [
  "StringsSyntax", "LocalizableStrings", "StringsFormats", "StringsTool", "ConsoleUI",
  "ConsoleWidgets",
]
let fuzzing: Target =
  Context.environment["FUZZING"] == "1"
  ? .executableTarget(
    name: "Fuzzing", dependencies: fuzzed, path: "Tests/Fuzzing", swiftSettings: strict)
  : .target(name: "Fuzzing", dependencies: fuzzed, path: "Tests/Fuzzing", swiftSettings: strict)

// What only the programs and tests need is behind the trait, so that a package that uses the libraries with `traits: []`
// downloads nothing else.
let programs: TargetDependencyCondition? = .when(traits: ["Programs"])
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: programs)

let package = Package(
  name: "Sternik",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "SternikFoundation", targets: ["SternikFoundation"]),
    .library(name: "StringsSyntax", targets: ["StringsSyntax"]),
    .library(name: "LocalizableStrings", targets: ["LocalizableStrings"]),
    .library(name: "StringsFormats", targets: ["StringsFormats"]),
    .library(name: "Sternik", targets: ["Sternik"]),
    .library(name: "ConsoleDriver", targets: ["ConsoleDriver"]),
    .library(name: "ConsoleGallery", targets: ["ConsoleGallery"]),
    .library(name: "ConsoleTesting", targets: ["ConsoleTesting"]),
    .plugin(name: "EmbedTexts", targets: ["EmbedTexts"]),
    .executable(name: "headlines", targets: ["Headlines"]),
    .executable(name: "sternik-strings", targets: ["StringsProgram"]),
    .executable(name: "sternik-replay", targets: ["ReplayTool"]),
  ],
  traits: [.default(enabledTraits: ["Programs"]), "Programs"],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(name: "Coordinators", swiftSettings: strict),
    .target(
      name: "SternikFoundation", dependencies: ["Coordinators", "LocalizableStrings"],
      swiftSettings: strict),
    .target(name: "CLibrary", swiftSettings: strict),
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "StringsSyntax", swiftSettings: strict),
    .target(
      name: "LocalizableStrings", dependencies: ["StringsSyntax", "CICU", "CLibrary"],
      swiftSettings: strict),
    .target(
      name: "StringsFormats",
      dependencies: ["StringsSyntax", "LocalizableStrings"],
      swiftSettings: strict),
    .target(
      name: "ConsoleTexts", dependencies: ["LocalizableStrings"], exclude: ["Localizations"],
      swiftSettings: strict),
    .target(
      name: "ConsoleLibrary", dependencies: ["ConsoleTexts", "StringsFormats"],
      swiftSettings: strict),
    .target(name: "CTerminal"),
    .target(
      name: "ConsoleUI", dependencies: ["Coordinators", "CICU", "CLibrary", "CTerminal"],
      swiftSettings: strict),
    // Tests, galleries and options such as --record need it; no program does while it runs.
    .target(
      name: "ConsoleDriver", dependencies: ["ConsoleUI", "Coordinators", "CLibrary"],
      swiftSettings: strict),
    .target(name: "ConsoleWidgets", dependencies: ["ConsoleUI"], swiftSettings: strict),
    .target(
      name: "Sternik",
      dependencies: [
        "Coordinators", "LocalizableStrings", "ConsoleTexts", "ConsoleUI", "ConsoleWidgets",
      ],
      swiftSettings: strict),
    .target(
      name: "ConsoleGallery",
      dependencies: ["ConsoleDriver", "Sternik", "StringsFormats", "ConsoleLibrary"],
      swiftSettings: strict),
    .target(
      name: "ConsoleTesting", dependencies: ["ConsoleDriver", "ConsoleGallery", "Sternik"],
      swiftSettings: strict),
    .executableTarget(
      name: "StringsCompiler",
      dependencies: ["StringsSyntax", "LocalizableStrings", "StringsFormats", "ConsoleLibrary"],
      swiftSettings: strict),
    // No target of this package uses it: if one in a product did, SwiftPM would build the plugin's
    // compiler for every program that depends on any product. .ci/embed-texts does the same.
    .plugin(
      name: "EmbedTexts", capability: .buildTool(), dependencies: ["StringsCompiler"]),
    .target(
      name: "StringsTool",
      dependencies: [
        "StringsSyntax", "LocalizableStrings", "StringsFormats", "ConsoleLibrary", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "StringsProgram", dependencies: ["StringsTool"], swiftSettings: strict),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    // Names the package that GRDB needs, where it is missing.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .executableTarget(
      name: "Headlines",
      dependencies: [
        "Sternik", "SternikFoundation", "StringsSyntax", "LocalizableStrings", "StringsFormats",
        "ConsoleDriver", "ConsoleGallery", "ConsoleTexts", "CICU",
        .target(name: "CCurl", condition: programs),
        .target(name: "CSQLite", condition: programs),
        .product(name: "GRDB", package: "GRDB.swift", condition: programs), argumentParser,
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "ReplayTool",
      dependencies: [
        "ConsoleDriver", "ConsoleUI", argumentParser,
      ],
      swiftSettings: strict),

    .target(
      name: "TestCases", dependencies: ["CLibrary"], path: "Tests/TestCases", swiftSettings: strict),
    .executableTarget(
      name: "TeardownProbe", dependencies: ["Coordinators"], path: "Tests/TeardownProbe",
      swiftSettings: strict),
    .target(
      name: "PseudoTerminals", dependencies: ["CLibrary"], path: "Tests/PseudoTerminals",
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Coordinators", "ConsoleUI", "ConsoleWidgets"],
      path: "Tests/TerminalProbe", swiftSettings: strict),
    .executableTarget(
      name: "HelloProbe", dependencies: ["Sternik"], path: "Tests/HelloProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "ScriptedProbe", dependencies: ["Coordinators", "ConsoleUI", "CLibrary"],
      path: "Tests/ScriptedProbe", swiftSettings: strict),
    .target(
      name: "NavigationModel", dependencies: ["Coordinators", "TestCases"],
      path: "Tests/NavigationModel",
      swiftSettings: strict),
    .executableTarget(
      name: "NavigationFuzzer", dependencies: ["NavigationModel", "CLibrary"],
      path: "Tests/NavigationFuzzer", swiftSettings: strict),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: ["Coordinators", "TeardownProbe", "NavigationModel", "TestCases"],
      swiftSettings: strict),
    .testTarget(
      name: "SternikFoundationTests",
      dependencies: ["SternikFoundation", "Coordinators", "LocalizableStrings"],
      swiftSettings: strict),
    .testTarget(
      name: "StringsSyntaxTests", dependencies: ["StringsSyntax", "TestCases"],
      resources: [.copy("Conformance")], swiftSettings: strict),
    .testTarget(
      name: "LocalizableStringsTests",
      dependencies: ["LocalizableStrings", "StringsSyntax", "TestCases", "CICU", "CLibrary"],
      resources: [.copy("Conformance")], swiftSettings: strict),
    .testTarget(
      name: "StringsFormatsTests",
      dependencies: [
        "StringsFormats", "StringsSyntax", "LocalizableStrings", "ConsoleLibrary", "ConsoleTesting",
        "TestCases",
      ],
      swiftSettings: strict),
    .target(
      name: "TypedTexts", dependencies: ["LocalizableStrings"], path: "Tests/TypedTexts",
      exclude: ["Localizations"], swiftSettings: strict),
    .testTarget(
      name: "StringsCompilerTests",
      dependencies: [
        "StringsCompiler", "TypedTexts", "StringsSyntax", "LocalizableStrings", "StringsFormats",
        "ConsoleLibrary", "ConsoleTesting", "TestCases",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StringsToolTests",
      dependencies: [
        "StringsTool", "StringsSyntax", "LocalizableStrings", "StringsFormats", "ConsoleLibrary",
        "ConsoleTesting", "TestCases",
      ],
      swiftSettings: strict),
    .target(
      name: "RandomCanvases", dependencies: ["ConsoleUI", "TestCases"],
      path: "Tests/RandomCanvases",
      swiftSettings: strict),
    .executableTarget(
      name: "EmulatorComparison",
      dependencies: ["ConsoleDriver", "ConsoleUI", "RandomCanvases", "TestCases"],
      path: "Tests/EmulatorComparison", exclude: ["compare.py"], swiftSettings: strict),
    .testTarget(
      name: "ConsoleUITests",
      dependencies: [
        "ConsoleUI", "ConsoleDriver", "ConsoleWidgets", "ConsoleTesting", "PseudoTerminals",
        "RandomCanvases", "TerminalProbe", "HelloProbe", "ScriptedProbe",
        "TestCases", "CLibrary",
      ],
      exclude: [
        "Linear/__Snapshots__", "Rendering/__Snapshots__", "Rendering/Theme/__Snapshots__",
        "Screens/__Snapshots__",
        "Terminal/__Snapshots__", "Text/__Snapshots__", "Views/__Snapshots__",
      ],
      resources: [.copy("Conformance"), .copy("Keys")], swiftSettings: strict),
    .testTarget(
      name: "SternikTests",
      dependencies: [
        "Sternik", "ConsoleDriver", "ConsoleTesting", "LocalizableStrings", "ConsoleTexts",
      ],
      exclude: ["ConsoleTexts/__Snapshots__", "Flows/__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Sternik", "Coordinators", "SternikFoundation", "StringsSyntax", "LocalizableStrings",
        "StringsFormats", "ConsoleLibrary", "ConsoleTesting", argumentParser,
      ],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "ReplayToolTests",
      dependencies: [
        "ReplayTool", "ConsoleDriver", "ConsoleUI", "ConsoleTesting",
        argumentParser,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HeadlinesTests",
      dependencies: [
        "Headlines", "ConsoleTesting", "StringsSyntax", "LocalizableStrings", "StringsFormats",
        "PseudoTerminals", "TestCases", "CLibrary", .target(name: "CCurl", condition: programs),
        .product(name: "GRDB", package: "GRDB.swift", condition: programs),
        .product(name: "FlyingFox", package: "FlyingFox", condition: programs),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: programs),
      ],
      exclude: ["__Snapshots__", "Flows/__Snapshots__"],
      resources: [.copy("Feeds"), .copy("Languages"), .copy("Recorded")],
      swiftSettings: strict),
    fuzzing,
  ],
  swiftLanguageModes: [.v6])
