/// A request to the parcel service.
struct Request {
  var language: String
  var name: String
  var parcels: Int
  var weight: Double

  /// Parses a line such as `pl Ala 5 1.5`; `nil` for anything else.
  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 4, let parcels = Int(words[2]), let weight = Double(words[3]) else {
      return nil
    }
    self.language = words[0]
    self.name = words[1]
    self.parcels = parcels
    self.weight = weight
  }

  /// The answer in the language of the current localizer.
  var answer: String {
    guard parcels > 0 else { return "\(Texts.greeting(name)) \("parcels.none".localize)" }
    return "\(Texts.greeting(name)) \(Texts.parcels.waiting(parcels: parcels)) "
      + Texts.parcels.weight(kilograms: weight)
  }
}
