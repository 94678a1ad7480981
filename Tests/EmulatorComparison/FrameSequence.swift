import ConsoleUI
import Foundation
import RandomCanvases
import TestCases

/// A sequence of random canvases for one terminal, and the bytes for each.
struct FrameSequence {
  static let length = 40

  private let seed: UInt64
  private let colors: Capabilities.Colors
  private var generator: SeededGenerator
  private var canvases: RandomCanvas
  private var size: Size
  private var encoder: FrameEncoder
  private var shown: Canvas?
  private var frames = 0

  private static let largest = Size(columns: 200, rows: 50)
  private static let typicalSizes = [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 1), Size(columns: 1, rows: 9),
    Size(columns: 2, rows: 30), Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), largest,
  ]

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    size = Self.size(&generator)
    colors = Capabilities.Colors(rawValue: Int(seed % 4)) ?? .trueColor
    let capabilities = Capabilities(
      colors: colors, scrollsRegions: Int.random(in: 0..<8, using: &generator) > 0)
    encoder = FrameEncoder(capabilities: capabilities)
    canvases = RandomCanvas(generator: generator, size: size)
  }

  /// The next frame, sometimes after a resize.
  mutating func next() -> ExpectedFrame {
    var bytes = frames == 0 ? EscapeSequence.enterScreen : []
    if frames > 0, Int.random(in: 0..<15, using: &generator) == 0 {
      size = Self.size(&generator)
      canvases = RandomCanvas(generator: canvases.generator, size: size)
    }
    let canvas = canvases.next(after: shown)
    bytes += encoder.encode(from: shown, to: canvas)
    shown = canvas
    frames += 1
    return ExpectedFrame(
      sequence: seed, frame: frames, colors: colors, canvas: canvas, bytes: Data(bytes))
  }

  private static func size(_ generator: inout SeededGenerator) -> Size {
    if let size = typicalSizes.randomElement(using: &generator), Bool.random(using: &generator) {
      return size
    }
    return Size(
      columns: Int.random(in: 1...largest.columns, using: &generator),
      rows: Int.random(in: 1...largest.rows, using: &generator))
  }
}
