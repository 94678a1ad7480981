import Coordinators
import Testing

/// Which texts of a link are values.
@Suite struct `Values in links` {
  private enum Fruit: String, LinkValue { case apple, pear }

  @Test(arguments: [["7"], ["-7"], ["0"]]) func `numbers are read`(texts: [String]) {
    #expect(Int(linkTexts: texts)?.linkTexts == texts)
  }

  @Test(arguments: [[], ["07"], ["+7"], ["x"], [""], ["7", "7"]])
  func `numbers in another form are not`(texts: [String]) {
    #expect(Int(linkTexts: texts) == nil)
  }

  @Test(arguments: [
    (["7.0"], 7.0), (["-0.5"], -0.5), (["7"], nil), (["7.00"], nil), (["inf"], nil), (["nan"], nil),
    ([], nil), (["7.0", "7.0"], nil),
  ])
  func `fractions are read if they are finite`(texts: [String], expected: Double?) {
    #expect(Double(linkTexts: texts) == expected)
  }

  @Test func `names of cases are read`() {
    #expect(Fruit(linkTexts: ["pear"]) == .pear && Fruit.apple.linkTexts == ["apple"])
    #expect(Fruit(linkTexts: ["plum"]) == nil && Fruit(linkTexts: ["pear", "pear"]) == nil)
    #expect(Fruit(linkTexts: []) == nil)
  }

  @Test func `optional values may be missing, and only that`() {
    #expect(Int?(linkTexts: []) == .some(nil))
    #expect(Int?(linkTexts: ["7"]) == .some(7))
    #expect(Int?(linkTexts: ["x"]) == nil && Int?(linkTexts: ["7", "8"]) == nil)
    #expect(Int?.none.linkTexts == [] && Int?(7).linkTexts == ["7"])
  }

  @Test func `arrays are read if all their elements are`() {
    #expect([Int](linkTexts: []) == [] && [Int](linkTexts: ["1", "2"]) == [1, 2])
    #expect([Int](linkTexts: ["1", "x"]) == nil && [1, 2].linkTexts == ["1", "2"])
  }
}
