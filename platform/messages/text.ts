import formatMessage from "use-intl/format-message/format-only"
import type { Catalogue, Locale } from "./catalogue.ts"
import { compileCatalogue } from "./compile-catalogue.ts"

export type MessageKey = keyof typeof import("./de.json")

export type MessageValues = Record<string, string | number | Date>

// the network may be down before the catalogue has come, and that is exactly when these are needed
export const BUNDLED_MESSAGES: Catalogue = {
  "api.error.network.message": "Keine Verbindung",
  "api.error.network.description":
    "Wir erreichen den Server gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.",
  "page.reload": "Seite neu laden",
}

// import.meta.env.SSR is a constant of each build, so the parser never reaches the browser
const catalogues: Partial<Record<Locale, Catalogue>> = import.meta.env.SSR
  ? { de: compileCatalogue("de"), en: compileCatalogue("en") }
  : {}

let locale: Locale = "de"

/** Makes a loaded catalogue the one that `text` speaks from now on (`requestLocale` does). */
export function setCatalogue(next: Locale, catalogue: Catalogue): void {
  catalogues[next] = catalogue
  locale = next
}

/**
 * A shared message in the current locale, with its values. Works synchronously on the server and,
 * from hydration on, in the browser; not while a module of a page loads, because that comes before
 * the catalogue. A message that nobody knows shows its key.
 */
export function text(key: MessageKey, values?: MessageValues): string {
  return textIn(locale, key, values)
}

/** The same in a named locale; German where that has no such message. */
export function textIn(wanted: Locale, key: MessageKey, values?: MessageValues): string {
  for (const candidate of [wanted, "de"] as const) {
    const message = catalogues[candidate]?.[key]
    if (message !== undefined) return format(candidate, key, message, values)
  }
  const message = BUNDLED_MESSAGES[key]
  return message === undefined ? key : format("de", key, message, values)
}

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
}

function format(
  locale: Locale,
  key: string,
  message: Catalogue[string],
  values: MessageValues | undefined,
): string {
  if (typeof message === "string") return message
  const options = { locale, formatters, timeZone: "Europe/Berlin", cache: {} }
  return String(formatMessage(key, message, values, options as never))
}
