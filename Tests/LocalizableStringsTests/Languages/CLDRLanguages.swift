import LocalizableStrings

/// The languages that ICU 72 has data for, and regions whose numbers or dates differ from those of their language.
enum CLDRLanguages {
  static let all = """
    af agq ak am ar as asa ast az az-Cyrl az-Latn bas be bem bez bg bgc bho bm bn bo br brx bs
    bs-Cyrl bs-Latn ca ccp ce ceb cgg chr ckb cs cv cy da dav de dje doi dsb dua dyo dz ebu ee
    el en eo es et eu ewo fa ff ff-Adlm ff-Latn fi fil fo fr fur fy ga gd gl gsw gu guz gv ha
    haw he hi hi-Latn hr hsb hu hy ia id ig ii is it ja jgo jmc jv ka kab kam kde kea kgp khq
    ki kk kkj kl kln km kn ko kok ks ks-Arab ks-Deva ksb ksf ksh ku kw ky lag lb lg lkt ln lo
    lrc lt lu luo luy lv mai mas mer mfe mg mgh mgo mi mk ml mn mni mni-Beng mr ms mt mua my
    mzn naq nb nd ne nl nmg nn nnh no nus nyn om or os pa pa-Arab pa-Guru pcm pl ps pt qu raj
    rm rn ro rof ru rw rwk sa sah saq sat sat-Olck sbp sc sd sd-Arab sd-Deva se seh ses sg shi
    shi-Latn shi-Tfng si sk sl smn sn so sq sr sr-Cyrl sr-Latn su su-Latn sv sw ta te teo tg th
    ti tk to tr tt twq tzm ug uk ur uz uz-Arab uz-Cyrl uz-Latn vai vai-Latn vai-Vaii vi vun wae
    wo xh xog yav yi yo yrl yue yue-Hans yue-Hant zgh zh zh-Hans zh-Hant zu
    ar-EG ar-MA de-AT de-CH en-GB en-IN en-ZA en-CA es-MX es-CL fr-CA fr-CH it-CH nl-BE pt-PT sv-FI
    """.split { $0 == " " || $0 == "\n" }.compactMap { Language(String($0)) }
}
