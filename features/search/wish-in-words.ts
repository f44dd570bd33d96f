import { formatDayRange, formatMonth } from "#ui/date-text.ts"
import { DAYS_OF_LEEWAY, flightsInWords, personsInWords, type SearchWish } from "./search-wish.ts"
import type { SearchWord, SearchWords } from "./search-words.ts"

/** What is looked for, as far as words about it need it. */
export interface Asked {
  words: SearchWords
  wish: SearchWish
  errors: Partial<Record<SearchWord, string>>
  /** The town or airfield that was named and is known. */
  place: string | null
  destination: string | null
}

/** „12.–27. Juni ± 3 Tage“, „Dezember 2026“, „Wochenenden“; null where nothing was chosen. */
export function daysInWords({ words, wish, errors }: Asked): string | null {
  if (words.von || words.bis) {
    if (words.spielraum !== String(DAYS_OF_LEEWAY)) return rangeOf(wish)
    const isAsSaid = words.von && words.bis && !errors.von && !errors.bis
    const range = isAsSaid ? formatDayRange(words.von, words.bis) : rangeOf(wish)
    return `${range} ± ${DAYS_OF_LEEWAY} Tage`
  }
  if (words.wann === "" || errors.wann) return null
  if (words.wann === "egal") return "Irgendwann"
  return words.wann === "wochenende" ? "Wochenenden" : formatMonth(words.wann)
}

function rangeOf({ when }: SearchWish): string {
  return formatDayRange(when.from, when.to ?? when.from)
}

/** Whether there is a point around which is searched. */
export function hasCenter({ wish, place }: Pick<Asked, "wish" | "place">): boolean {
  return wish.area === null && (wish.position !== null || place !== null)
}

export function headingOf(asked: Asked): string {
  const { wish, place, destination } = asked
  if (wish.area) {
    return destination
      ? `Flüge aus diesem Ausschnitt nach ${destination}`
      : "Flüge in diesem Ausschnitt"
  }
  if (wish.position) {
    return destination ? `Flüge aus deiner Nähe nach ${destination}` : "Flüge in deiner Nähe"
  }
  if (place) return destination ? `Flüge von ${place} nach ${destination}` : `Flüge um ${place}`
  if (destination) return `Flüge nach ${destination}`
  return daysInWords(asked) === null ? "Flüge in den nächsten Wochen" : "Flüge von überall"
}

/** „18 Flüge für 2 Personen in 100 km Umkreis“ */
export function totalInWords(asked: Pick<Asked, "wish" | "place">, total: number): string {
  const { seats, radiusKm } = asked.wish
  const around = hasCenter(asked) ? ` in ${radiusKm} km Umkreis` : ""
  return `${flightsInWords(total)} für ${personsInWords(seats)}${around}`
}

/** From where and to where, as short as a button wants it. */
export function wayInWords({ wish, place, destination }: Asked): string {
  const from = (wish.area && "Ausschnitt") || (wish.position && "In deiner Nähe") || place
  if (!from) return destination ? `Nach ${destination}` : "Überall"
  return destination ? `${from} – ${destination}` : from
}
