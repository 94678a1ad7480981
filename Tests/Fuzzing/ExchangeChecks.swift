import LocalizableStrings
import StringsFormats
import StringsSyntax

/// A file from a translator is refused, or says the same when it is written and read again.
func checkExchange(_ format: ExchangeFormat, _ input: FuzzInput) {
  guard let read = try? format.read(Array(input.rest), file: "input", language: "pl") else {
    return
  }
  let exchange = TranslationExchange(
    sourceLanguage: "en", targetLanguage: "pl", units: read.units.filter { $0.identity.file != nil }
  )
  for version in XLIFFVersion.allCases {
    let units = exchange.units.filter { XLIFFWriter.canWrite($0, version) }
    let text = XLIFFWriter.text(
      TranslationExchange(sourceLanguage: "en", targetLanguage: "pl", units: units), version)
    guard let again = try? ExchangeFormat.xliff.read(Array(text.utf8), file: "again") else {
      preconditionFailure("XLIFF that was written can be read")
    }
    precondition(again.units.count == units.count, "no text is lost")
  }
  guard
    (try? ExchangeFormat.po.read(Array(POWriter.text(exchange, "pl").utf8), file: "again")) != nil
  else {
    preconditionFailure("PO that was written can be read")
  }
  precondition(
    format == .csv || !exchange.units.contains { $0.source.utf8.contains(0) }, "no text has NUL")
}

/// A small file in each format, and one in the other version of XLIFF.
let sampleExchanges: [(format: ExchangeFormat, text: String)] = [
  (
    .xliff,
    """
    <xliff version="1.2"><file original="L.xcstrings" target-language="pl"><body><trans-unit id="k|==|plural.one">
    <source>a &amp; b</source><target state="new">c<x equiv-text="d"/></target><note/></trans-unit></body></file></xliff>
    """
  ),
  (
    .xliff,
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="pl"><file id="f" original="L.stringsdict">
    <group id="g"><unit id="u" name="/k:dict/n:dict/few:dict/:string"><notes><note>c</note></notes>
    <originalData><data id="d">%d</data></originalData><segment state="translated" subState="sternik:needs_review">
    <source>a<ph id="1" dataRef="d"/></source><target><pc id="2">b</pc><![CDATA[<]]>&#x105;<cp hex="0007"/></target></segment>
    <ignorable><source> </source></ignorable></unit></group></file></xliff>
    """
  ),
  (
    .po,
    """
    msgid ""
    msgstr "Plural-Forms: nplurals=2; plural=n != 1;\\nLanguage: en\\n"
    #, fuzzy
    #: L.strings
    msgctxt "k"
    msgid "a"
    msgid_plural "b"
    msgstr[0] "c\\n"
    "d"
    """
  ),
  (.csv, "key,source,translation,state,file\r\n\"a\"\"b\",c,\"d\r\n\",new,L.strings\r\n"),
]
