/// The styles, controls and script that all galleries share.
enum GalleryAssets {
  static let css = """
    :root{color-scheme:light dark;--page:light-dark(#fff,#14171b);--text:light-dark(#1c222b,#e3e8ef);\
    --quiet:light-dark(#515963,#adb7c3);--line:light-dark(#c4cad1,#3a434e);--link:light-dark(#0c58a0,#83c6f5);\
    --fault:light-dark(#b32228,#f68482)}
    :root:has(#light:checked){color-scheme:light}
    :root:has(#dark:checked){color-scheme:dark}
    *{box-sizing:border-box}[hidden]{display:none!important}
    body{margin:0 auto;padding:1rem;max-width:110rem;background:var(--page);color:var(--text);\
    font:1rem/1.5 system-ui,sans-serif}
    a{color:var(--link)}
    h1{margin:.2em 0}h2{margin-top:2rem;border-bottom:1px solid var(--line)}
    nav a{display:inline-block;padding:.4rem .8rem .4rem 0}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .skip,.hidden{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
    .skip:focus{clip-path:none;width:auto;height:auto;background:var(--page);padding:.5rem}
    fieldset{border:0;padding:0;margin:.5rem 0}legend{float:left;margin-right:1rem}
    fieldset label,.search{display:inline-block;padding:.3rem 1rem .3rem 0}
    .search input{font:inherit;max-width:100%;padding:.3rem}
    .row{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
    figure{margin:0;max-width:100%;border:1px solid var(--line);border-radius:6px;padding:.5rem}
    figure.faulty{border:2px solid var(--fault)}
    figcaption strong{color:var(--fault)}.type{color:var(--quiet)}
    pre{margin:.3rem 0;overflow-x:auto;line-height:1.25;direction:ltr;\
    font:.8rem/1.25 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,"Liberation Mono",monospace}
    pre span,pre a{display:inline-block;height:1.25em;vertical-align:top;white-space:pre}
    pre a{text-decoration:none}pre a:hover{text-decoration:underline}
    pre .f{text-decoration:underline wavy var(--fault);outline:1px solid var(--fault)}
    pre .b{overflow:hidden;text-align:center;unicode-bidi:isolate}
    summary{cursor:pointer;padding:.3rem 0}
    .key{border-bottom:1px solid var(--line);padding:.5rem 0}.key h3{margin:0;font-family:monospace;\
    overflow-wrap:anywhere}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:.3rem 0}dd{margin:0;overflow-wrap:anywhere}
    dt{color:var(--quiet)}.remark{color:var(--fault)}figure:target,.key:target{outline:3px solid var(--link)}
    code,li{overflow-wrap:anywhere}
    """

  static let controls = """
    <fieldset><legend>Colours</legend>
    <label><input type="radio" name="colours" checked> as in the system</label>
    <label><input type="radio" name="colours" id="light"> light</label>
    <label><input type="radio" name="colours" id="dark"> dark</label>
    </fieldset>
    <p class="search" hidden><label for="search">Show only parts with</label> \
    <input type="search" id="search"> <span id="count" role="status"></span></p>
    """

  /// Hides the parts of the page that do not contain the text of the search field, and the groups of which no part is left.
  static let script = """
    const field = document.querySelector("#search"), count = document.querySelector("#count")
    const parts = [...document.querySelectorAll(".part")]
    const texts = parts.map(part => part.textContent.toLowerCase())
    const groups = [...document.querySelectorAll(".group")]
    let lastWords = ""
    field.closest("p").hidden = false
    field.addEventListener("input", () => {
      const words = field.value.trim().toLowerCase()
      let shown = 0
      parts.forEach((part, index) => {
        part.hidden = !texts[index].includes(words)
        if (!part.hidden) shown++
      })
      for (const group of groups) {
        group.hidden = words !== "" && !group.querySelector(".part:not([hidden])")
        if (!lastWords) group.wasOpen = group.open
        group.open = words !== "" || group.wasOpen
      }
      lastWords = words
      count.textContent = words ? shown + " found" : ""
    })
    function show(hash) {
      const target = document.getElementById(hash.slice(1))
      if (target && target.closest("[hidden]")) {
        field.value = ""
        field.dispatchEvent(new Event("input"))
        target.scrollIntoView()
      }
    }
    addEventListener("hashchange", () => show(location.hash))
    // A click on the link to where the page already is changes no hash.
    document.addEventListener("click", event => {
      const link = event.target.closest('a[href^="#"]')
      if (link) show(link.hash)
    })
    """
}
