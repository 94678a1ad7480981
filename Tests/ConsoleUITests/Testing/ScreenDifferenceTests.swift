import ConsoleUI
import Foundation
import Testing

@testable import ConsoleTesting

/// What a failure of a screen's snapshot shows.
@Suite struct `A difference of screens` {
  private let temporary = TemporaryFolder()

  private let canvas: Canvas = {
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    canvas.write("漢 Pears", at: .zero)
    return canvas
  }()

  @Test func `has both screens with the cells marked that differ`() {
    let difference = ScreenDifference(from: "漢 Apples\n\n", to: canvas.text + "\n")

    #expect(
      difference.description.split(separator: "\n") == [
        "6 cells differ.", "recorded", "| 漢 Apples", "     ^^^^^^", "| ", "actual", "| 漢 Pears",
        "     ^^^^^^", "| ",
      ])
  }

  @Test func `has rows that only one screen has`() {
    let difference = ScreenDifference(from: "a\n", to: "a\nb\n")

    #expect(difference.description.hasPrefix("1 cell differs.\nrecorded\n| a\n| \n  ^\nactual"))
  }

  @Test func `marks the cells whose style differs`() {
    var bold = Canvas(size: Size(columns: 4, rows: 1))
    bold.write("abc", at: .zero, style: Style(attributes: .bold))

    let difference = ScreenDifference(from: "abc\n---\n", to: bold.styledText + "\n")

    #expect(difference.description.hasPrefix("3 cells differ.\nrecorded\n| abc\n  ^^^\nactual"))
    #expect(difference.description.hasSuffix("\n+ 0:0-2 bold"))
  }

  @Test func `marks the cells of a screen with a row that looks like the separator`() {
    let difference = ScreenDifference(from: "old\n---\nsame\n", to: "new\n---\nsame\n")

    #expect(
      difference.description
        == "3 cells differ.\nrecorded\n| old\n  ^^^\n| ---\n| same\nactual\n| new\n  ^^^\n| ---\n| same"
    )
  }

  @Test func `is a picture with both screens and a frame around each run of cells`() {
    let difference = ScreenDifference(from: "漢 Apples\n\n", to: canvas.text + "\n")

    let picture = difference.svg(of: canvas)

    #expect(picture.contains(">Apples</text>") && picture.contains(">Pears</text>"))
    #expect(picture.split(separator: "fill-opacity=\"0.2\"").count == 3)
    #expect(picture.contains("<rect x=\"36\" y=\"9\" width=\"54\" height=\"18\""))
  }

  @Test func `is written beside the snapshot until both are the same again`() throws {
    let folder = temporary.url
    let test = folder.appending(path: "SomeTests.swift").path()
    let file = SnapshotFile(name: "fruit", language: "en", testFile: test)
    _ = file.failureMessage(for: "Apples", mode: .recordMissing)

    let message = try #require(
      file.failureMessage(for: canvas.text, of: canvas, mode: .recordMissing))
    let hasPicture = FileManager.default.fileExists(atPath: file.pictureURL.path())
    _ = file.failureMessage(for: "Apples", mode: .recordMissing)

    #expect(
      message.hasSuffix(
        "Both screens are in \(file.pictureURL.path()).\n"
          + "To accept it, run the test with SNAPSHOTS=record."))
    #expect(file.pictureURL.lastPathComponent == "fruit.en.txt.difference.svg")
    #expect(hasPicture)
    #expect(!FileManager.default.fileExists(atPath: file.pictureURL.path()))
  }
}
