import ConsoleDriver
import ConsoleUI

/// A recording as an SVG image that moves, for a README: it plays endlessly and needs no script.
///
/// Who prefers less motion sees the last screen.
struct SVGAnimation {
  /// Screens that are seen for less time are left out.
  private static let shortest = Duration.milliseconds(40)
  /// How long the last screen is seen.
  private static let ending = Duration.seconds(3)

  private let frames: [(start: Duration, canvas: Canvas)]

  /// Makes an animation of at least one frame.
  init(_ playback: Playback) {
    var frames: [(start: Duration, canvas: Canvas)] = []
    var time = Duration.zero
    for frame in playback {
      // What comes before the first screen is not worth seeing.
      if !frames.isEmpty { time += frame.pause }
      if let last = frames.last, time - last.start < Self.shortest {
        frames[frames.count - 1].canvas = frame.canvas
      } else {
        frames.append((time, frame.canvas))
      }
    }
    self.frames = frames.isEmpty ? [(.zero, playback.lastScreen)] : frames
  }

  /// The SVG document.
  var document: String {
    let pictures = frames.map { $0.canvas.svg() }
    guard pictures.count > 1 else { return pictures[0] }
    let sizes = frames.map(\.canvas.svgSize)
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    let groups = pictures.enumerated().map { index, picture in
      "<g class=\"frame\" style=\"animation-name:f\(index)\">\n\(picture)\n</g>"
    }
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
    return ([head, "<style>"] + rules + ["</style>"] + groups + ["</svg>"])
      .joined(separator: "\n") + "\n"
  }

  private var duration: Duration { (frames.last?.start ?? .zero) + Self.ending }

  private var rules: [String] {
    [
      ".frame{visibility:hidden;animation:\(Self.decimal(duration / .seconds(1)))s step-end infinite}",
      "@media (prefers-reduced-motion:reduce)"
        + "{.frame{animation:none}.frame:last-child{visibility:visible}}",
    ]
      + frames.indices.map { index in
        let hiding = index + 1 < frames.count ? "\(percent(of: index + 1)){visibility:hidden}" : ""
        let before = index > 0 ? "0%{visibility:hidden}" : ""
        return "@keyframes f\(index){\(before)\(percent(of: index)){visibility:visible}\(hiding)}"
      }
  }

  private func percent(of index: Int) -> String {
    Self.decimal(100 * (frames[index].start / duration)) + "%"
  }

  /// A number with at most four decimals.
  private static func decimal(_ number: Double) -> String {
    let text = "\((number * 10_000).rounded() / 10_000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
