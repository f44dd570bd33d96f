/*
 * The languages that a person may name, by their tags. Their German names are written down here,
 * not taken from the browser: every browser knows other ones.
 */
const NAMES = {
  de: "Deutsch",
  gsg: "Deutsche Gebärdensprache",
  en: "Englisch",
  sq: "Albanisch",
  ar: "Arabisch",
  bs: "Bosnisch",
  bg: "Bulgarisch",
  zh: "Chinesisch",
  da: "Dänisch",
  et: "Estnisch",
  fi: "Finnisch",
  fr: "Französisch",
  el: "Griechisch",
  he: "Hebräisch",
  hi: "Hindi",
  is: "Isländisch",
  it: "Italienisch",
  ja: "Japanisch",
  ko: "Koreanisch",
  hr: "Kroatisch",
  ku: "Kurdisch",
  lv: "Lettisch",
  lt: "Litauisch",
  lb: "Luxemburgisch",
  nds: "Niederdeutsch",
  nl: "Niederländisch",
  no: "Norwegisch",
  fa: "Persisch",
  pl: "Polnisch",
  pt: "Portugiesisch",
  rm: "Rätoromanisch",
  ro: "Rumänisch",
  ru: "Russisch",
  sv: "Schwedisch",
  gsw: "Schweizerdeutsch",
  sr: "Serbisch",
  sk: "Slowakisch",
  sl: "Slowenisch",
  hsb: "Sorbisch",
  es: "Spanisch",
  cs: "Tschechisch",
  tr: "Türkisch",
  uk: "Ukrainisch",
  hu: "Ungarisch",
  vi: "Vietnamesisch",
} as const

export type LanguageTag = keyof typeof NAMES

export const LANGUAGE_TAGS = Object.keys(NAMES) as readonly LanguageTag[]

/** Those that are offered first. */
export const FREQUENT_LANGUAGES: readonly LanguageTag[] = [
  "de",
  "gsg",
  "en",
  "fr",
  "pl",
  "es",
  "it",
  "tr",
]

/** How many languages a person may list. */
export const MAX_LANGUAGES = 10

export function isLanguage(tag: string): tag is LanguageTag {
  return tag in NAMES
}

export function languageName(tag: string): string {
  return isLanguage(tag) ? NAMES[tag] : tag
}

/** „Deutsch, Englisch“ for the language tags of an account. */
export function languageNames(tags: readonly string[]): string {
  return tags.map(languageName).join(", ")
}
