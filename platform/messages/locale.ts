import type { Catalogue, Locale } from "./catalogue.ts"
import { setCatalogue } from "./text.ts"

/** Locales in which the whole product speaks; the English catalogue is for validation only. */
const INTERFACE_LOCALES = ["de"] as const

type InterfaceLocale = (typeof INTERFACE_LOCALES)[number]

/** A wanted locale is pending until its catalogue is there, and then it is the current one. */
interface LocaleState {
  current: InterfaceLocale
  pending: InterfaceLocale | undefined
}

let state: LocaleState = { current: "de", pending: undefined }

export function localeState(): Readonly<LocaleState> {
  return state
}

/**
 * Requests a locale. An unsupported one is ignored; a newer request replaces one whose catalogue is
 * still loading. Rejects when the catalogue cannot be loaded; the request stays pending then.
 */
export async function requestLocale(
  wanted: string,
  load: (locale: Locale) => Promise<Catalogue>,
): Promise<void> {
  if (!isInterfaceLocale(wanted)) return
  const change = { current: state.current, pending: wanted }
  state = change
  const catalogue = await load(wanted)
  if (state !== change) return
  setCatalogue(wanted, catalogue)
  state = { current: wanted, pending: undefined }
}

function isInterfaceLocale(locale: string): locale is InterfaceLocale {
  return (INTERFACE_LOCALES as readonly string[]).includes(locale)
}
