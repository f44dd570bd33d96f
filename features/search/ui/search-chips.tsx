import { CalendarDays, MapPin, Users } from "lucide-react"
import { ChipLink } from "#ui/chip.tsx"
import { formatDayRange } from "#ui/date-text.ts"
import { RADII_KM, type SearchWish } from "../search-wish.ts"
import { type SearchWord, type SearchWords, searchPath } from "../search-words.ts"

interface SearchChipsProps {
  words: SearchWords
  wish: SearchWish
}

/** What narrows the search, each value clearing itself; plain links, so that they need no script. */
export function SearchChips({ words, wish }: SearchChipsProps) {
  const without = (names: readonly SearchWord[]) =>
    searchPath({ ...words, ...Object.fromEntries(names.map((name) => [name, ""])), seite: "" })
  return (
    <ul
      aria-label="Filter"
      className="-mx-gutter flex gap-2.5 overflow-x-auto px-gutter py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {(words.von || words.bis) && (
        <li>
          <ChipLink
            icon={CalendarDays}
            isSelected
            clearHref={without(["von", "bis"])}
            clearLabel="Zeitraum entfernen"
          >
            {formatDayRange(wish.when.from, wish.when.to ?? wish.when.from)}
          </ChipLink>
        </li>
      )}
      {words.personen !== "" && wish.seats > 1 && (
        <li>
          <ChipLink
            icon={Users}
            isSelected
            clearHref={without(["personen"])}
            clearLabel="Personenzahl entfernen"
          >
            {wish.seats} Personen
          </ChipLink>
        </li>
      )}
      {words.ort !== "" &&
        RADII_KM.map((km) => (
          <li key={km}>
            <ChipLink
              icon={MapPin}
              isSelected={km === wish.radiusKm}
              href={searchPath({ ...words, umkreis: String(km), seite: "" })}
            >
              {km} km
            </ChipLink>
          </li>
        ))}
    </ul>
  )
}
