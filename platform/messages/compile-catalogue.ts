import compile from "icu-minify/compile"
import type { Catalogue, Locale } from "./catalogue.ts"
import de from "./de.json" with { type: "json" }
import en from "./en.json" with { type: "json" }

const MESSAGES: Record<Locale, Record<string, string>> = { de, en }

// the texts, their address and their file each ask for one when the server starts
const compiled: Partial<Record<Locale, Catalogue>> = {}

/**
 * The catalogue of a locale with its messages parsed, as text.ts formats them. Only the server
 * parses ICU; browsers load the finished catalogue and carry no parser.
 */
export function compileCatalogue(locale: Locale): Catalogue {
  const catalogue = compiled[locale] ?? parseMessages(locale)
  compiled[locale] = catalogue
  return catalogue
}

function parseMessages(locale: Locale): Catalogue {
  return Object.fromEntries(
    Object.entries(MESSAGES[locale]).map(([key, icu]) => [key, compile(icu)]),
  )
}
