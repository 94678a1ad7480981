import LocalizableStrings
import StringsSyntax
import Testing

/// What is found about tags, entities and Markdown.
@Suite struct `Markup of a translation` {
  @Test(arguments: [
    // Not closed, closed in the wrong way, or only closed.
    FindingCase("<b>Note</b>: go", "<b>Uwaga: idź", "pl", "tag-mismatch"),
    FindingCase("<b>Note</b>: go", "<b>Uwaga<b>: idź", "pl", "tag-mismatch"),
    FindingCase("<b>Note</b>: go", "Uwaga</b>: idź", "pl", "tag-mismatch"),
    FindingCase("<b>Note</b>: go", "< b>Uwaga</b>: idź", "pl", "tag-mismatch"),
    // Links, and tags that the program knows.
    FindingCase("See <a href=\"x\">this</a>", "Zobacz to", "pl", "tag-mismatch"),
    FindingCase("See <link>this</link>", "Zobacz to", "pl", "tag-mismatch"),
    FindingCase("See <link>this</link>", "Zobacz <łącze>to</łącze>", "pl", "tag-mismatch"),
    FindingCase("See <link>this</link>", "Zobacz <lacze>to</lacze>", "pl", "tag-mismatch"),
    FindingCase("See <1>this</1>", "Zobacz to", "pl", "tag-mismatch"),
    // Styles, attributes, and tags without an end may differ.
    FindingCase("<b>Note</b>: go", "Uwaga: idź", "pl"),
    FindingCase("<b>Note</b>: go", "注意", "ja"),
    FindingCase("See <a href=\"x\">this</a>", "Zobacz <a href=\"y\">to</a>", "pl"),
    FindingCase("Go<br>on", "Idź<br><br/>dalej", "pl"),
    FindingCase("Hi <name>", "Witaj <imię>", "pl"), FindingCase("Hi <name>", "Witaj", "pl"),
    FindingCase("Less < more > less", "Mniej < więcej", "pl"),
    FindingCase("<b>Note: go", "<b>Uwaga: idź", "pl"),
  ])
  func `has the tags of the source text`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    FindingCase("Salt & \"oil\" it", "Sól i &quot;olej&quot; tu", "pl", "escaped-entity"),
    FindingCase("Salt & oil", "Sól &amp; olej", "pl", "escaped-entity"),
    FindingCase("a < b", "a &lt; b", "pl", "escaped-entity"),
    FindingCase("Go on", "C&#39;est ici", "fr", "escaped-entity"),
    FindingCase("a &lt; b", "c &amp;lt; b", "pl", "escaped-entity"),
    // Something decodes the texts of the table.
    FindingCase("Salt &amp; oil", "Sól i &quot;olej&quot; tu", "pl"),
    FindingCase("Salt & oil", "Sól &amp; olej", "pl", beside: ["a &lt; b"]),
    FindingCase("<b>Salt</b> it", "<b>Posól</b> &quot;to&quot; tu", "pl"),
    // A sign of typography, and an address.
    FindingCase("Salt it", "Posól&nbsp;to", "pl"), FindingCase("AT&T; now", "AT&T; teraz", "pl"),
  ])
  func `has no entities that nothing decodes`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    FindingCase("See [this](x)", "Zobacz to", "pl", "markdown-lost"),
    FindingCase("See [this](x)", "Zobacz [to] (x)", "pl", "markdown-lost"),
    FindingCase("See [this](x)", "请看[这个]（x）", "zh-Hans", "markdown-lost"),
    FindingCase("See [this](x) or [that](y)", "Zobacz [to](x)", "pl", "markdown-lost"),
    FindingCase("**Note**: go", "**Uwaga: idź", "pl", "markdown-lost"),
    FindingCase("**Note**: go", "** Uwaga **: idź", "pl", "markdown-lost"),
    FindingCase("Run `x` now", "Uruchom `x teraz", "pl", "markdown-lost"),
    FindingCase("See [this](x)", "[To](x) zobacz", "pl"),
    FindingCase("See [this](x.org)", "Idź na x.org", "pl"),
    // Another style, or none, and marks that are none of Markdown.
    FindingCase("**Note**: go", "Uwaga: idź", "pl"), FindingCase("**Note**: go", "注意", "ja"),
    FindingCase("*Note*: go", "*Uwaga: idź", "pl"), FindingCase("a ** b", "c ** d", "pl"),
    FindingCase("Go there", "Idź `tam", "pl"),
  ])
  func `has the Markdown of the source text`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }
}
