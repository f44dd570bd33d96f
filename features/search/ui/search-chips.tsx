import { CalendarDays, MapPin, Users } from "lucide-react"
import { ChipLink } from "#ui/chip.tsx"
import { formatDayRange } from "#ui/date-text.ts"
import { RADII_KM, type SearchWish, type SearchWords, searchPath } from "../search-url.ts"

interface SearchChipsProps {
  words: SearchWords
  wish: SearchWish
}

/** What narrows the search, each value clearing itself; plain links, so that they need no script. */
export function SearchChips({ words, wish }: SearchChipsProps) {
  const without = (names: readonly (keyof SearchWords)[]) =>
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
            {formatDayRange(wish.from, wish.to)}
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
