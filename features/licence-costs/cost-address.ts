import { type Licence, SPL_MEANINGS } from "./licence.ts"

export const PPL_PATH = "/de/was-kostet-eine-ppl-a-im-jahr"
export const SPL_PATH = "/de/was-kostet-eine-spl-im-jahr"

/** Says on the page of the SPL which of its two meanings is computed. */
export const MEANING_WORD = "schein"

/** The licence that an address asks for. */
export function licenceAt(pathname: string, params: URLSearchParams): Licence {
  if (!pathname.startsWith(SPL_PATH)) return "ppl-a"
  const meaning = params.get(MEANING_WORD)
  return SPL_MEANINGS.find((known) => known === meaning) ?? SPL_MEANINGS[0]
}

export function costPath(licence: Licence): string {
  return licence === "ppl-a" ? PPL_PATH : SPL_PATH
}

/** The address of a sum. */
export function costAddress(licence: Licence, query = new URLSearchParams()): string {
  const isSecondMeaning = licence !== "ppl-a" && licence !== SPL_MEANINGS[0]
  const params = new URLSearchParams(isSecondMeaning ? [[MEANING_WORD, licence]] : [])
  for (const [name, word] of query) params.set(name, word)
  const text = params.toString()
  return text ? `${costPath(licence)}?${text}` : costPath(licence)
}
