import type { Catalogue, Locale } from "./catalogue.ts"
import { compileCatalogue } from "./compile-catalogue.ts"

/**
 * Where the German catalogue lies. The address names its content, so that a day in a cache never
 * hides a new text. The server writes it into the document, from where browsers read it.
 */
export const CATALOGUE_PATH: string = import.meta.env.SSR
  ? `/messages/de.json?v=${fingerprint(JSON.stringify(compileCatalogue("de")))}`
  : (document.querySelector("link[as=fetch][href^='/messages/']")?.getAttribute("href") ??
    "/messages/de.json")

// a page must not wait for texts longer than for itself
const PATIENCE_MS = 3_000

/** Loads a catalogue with the very request that the document has preloaded. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const path = CATALOGUE_PATH.replace("/de.json", `/${locale}.json`)
  const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`no catalogue ${locale}: ${answer.status}`)
  return answer.json()
}

// FNV-1a, 32 bits: no secret, only different for different texts
function fingerprint(content: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
