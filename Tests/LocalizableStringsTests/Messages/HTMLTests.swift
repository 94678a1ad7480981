import Testing

@testable import LocalizableStrings

/// Texts for pages in HTML.
@Suite struct HTMLTests {
  private static let table = TextTable(
    "en",
    #"""
    greeting = "<b>Hello</b>, %@ &amp; co.";
    link = "<a href=\"%1$@\" title='%2$@'>%2$@</a>";
    short = "%.3@|%-6@|";
    count = "%d < %@";
    plain = "Fish &amp; <i>chips</i>";
    sale = "<b>50% off</b> 100%%";
    """#)

  private func html(_ key: String, _ arguments: any LocalizableArgument...) -> String {
    Self.table.localizer.html(key, arguments)
  }

  @Test func `arguments are escaped, the text is not`() {
    #expect(html("greeting", "<script>") == "<b>Hello</b>, &lt;script&gt; &amp; co.")
    #expect(html("greeting", "a & b") == "<b>Hello</b>, a &amp; b &amp; co.")
    #expect(
      html("link", #"/?a=1&b="'x"#, "'\">")
        == #"<a href="/?a=1&amp;b=&quot;&#39;x" title='&#39;&quot;&gt;'>&#39;&quot;&gt;</a>"#)
    // As without HTML, a text without arguments is shown as written.
    #expect(html("sale") == "<b>50% off</b> 100%%")
    #expect(html("plain") == "Fish &amp; <i>chips</i>")
    #expect(html("count", 1_234, Character("<")) == "1,234 < &lt;")
  }

  @Test func `a width and a precision count what is seen`() {
    #expect(html("short", "&<>'", "&") == "&amp;&lt;&gt;|&amp;     |")
  }

  @Test func `what stands for a mistake is escaped too`() {
    #expect(html("count", "<x>", 1) == "⟨%d: &lt;x&gt;⟩ < 1")
    #expect(html("<missing>") == "&lt;missing&gt;")
  }

  @Test func `the current localizer has such texts`() {
    let text = Localizer.withCurrent(Self.table.localizer) { "greeting".localizeHTML("<") }

    #expect(text == "<b>Hello</b>, &lt; &amp; co.")
  }
}
