import { parseSearchParams, type SearchParams } from "./search-params.ts"

/** What a search form says, as the words of its address. */
export function wordsOfForm(form: HTMLFormElement): SearchParams {
  const said = new URLSearchParams()
  for (const [name, value] of new FormData(form)) said.append(name, String(value))
  // a few days around none
  if (!said.get("von") && !said.get("bis")) said.delete("spielraum")
  return parseSearchParams(said)
}
