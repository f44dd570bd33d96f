import { formatDayRange, formatMonth } from "#ui/calendar/date-text.ts"
import type { SearchParam, SearchParams } from "./search-params.ts"
import {
  DAYS_OF_LEEWAY,
  formatFlightCount,
  formatPersonCount,
  type SearchQuery,
} from "./search-query.ts"

/** What is looked for, as far as words about it need it. */
export interface Asked {
  words: SearchParams
  query: SearchQuery
  errors: Partial<Record<SearchParam, string>>
  /** The town or airfield that was named and is known. */
  place: string | null
  destination: string | null
}

/** „12.–27. Juni ± 3 Tage“, „Dezember 2026“, „Wochenenden“; null where nothing was chosen. */
export function formatSearchDays({ words, query, errors }: Asked): string | null {
  if (words.von || words.bis) {
    if (words.spielraum !== String(DAYS_OF_LEEWAY)) return rangeOf(query)
    const isAsSaid = words.von && words.bis && !errors.von && !errors.bis
    const range = isAsSaid ? formatDayRange(words.von, words.bis) : rangeOf(query)
    return `${range} ± ${DAYS_OF_LEEWAY} Tage`
  }
  if (words.wann === "" || errors.wann) return null
  if (words.wann === "egal") return "Irgendwann"
  return words.wann === "wochenende" ? "Wochenenden" : formatMonth(words.wann)
}

function rangeOf({ when }: SearchQuery): string {
  return formatDayRange(when.from, when.to ?? when.from)
}

/** Whether there is a point around which is searched. */
export function hasCenter({ query, place }: Pick<Asked, "query" | "place">): boolean {
  return query.area === null && (query.position !== null || place !== null)
}

export function headingOf(asked: Asked): string {
  const { query, place, destination } = asked
  if (query.area) {
    return destination
      ? `Flüge aus diesem Ausschnitt nach ${destination}`
      : "Flüge in diesem Ausschnitt"
  }
  if (query.position) {
    return destination ? `Flüge aus deiner Nähe nach ${destination}` : "Flüge in deiner Nähe"
  }
  if (place) return destination ? `Flüge von ${place} nach ${destination}` : `Flüge um ${place}`
  if (destination) return `Flüge nach ${destination}`
  return formatSearchDays(asked) === null ? "Flüge in den nächsten Wochen" : "Flüge von überall"
}

/** „18 Flüge für 2 Personen in 100 km Umkreis“ */
export function formatSearchTotal(asked: Pick<Asked, "query" | "place">, total: number): string {
  const { seats, radiusKm } = asked.query
  const around = hasCenter(asked) ? ` in ${radiusKm} km Umkreis` : ""
  return `${formatFlightCount(total)} für ${formatPersonCount(seats)}${around}`
}

/** From where and to where, as short as a button wants it. */
export function formatRoute({ query, place, destination }: Asked): string {
  const from = (query.area && "Ausschnitt") || (query.position && "In deiner Nähe") || place
  if (!from) return destination ? `Nach ${destination}` : "Überall"
  return destination ? `${from} – ${destination}` : from
}
