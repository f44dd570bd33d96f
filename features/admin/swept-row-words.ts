import { ENTITY_WORDS } from "./entity-words.ts"

/** What the rows are that timers work through: things of events, and some that have no events of their own. */
const SWEPT_ROW_WORDS: Readonly<Record<string, string>> = {
  ...ENTITY_WORDS,
  refund: "Erstattung",
  dispute: "Rückbuchung",
  queue: "Warteschlange",
}

/** „Buchung 17“ */
export function sweptRowInWords(entity: string, id: string): string {
  return `${SWEPT_ROW_WORDS[entity] ?? entity} ${id}`
}
