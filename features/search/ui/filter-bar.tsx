import {
  CalendarDays,
  Clock,
  Euro,
  Map as MapIcon,
  MapPin,
  PawPrint,
  Plane,
  PlaneLanding,
  Route,
  Smile,
  Star,
  Tag,
  Users,
  Zap,
} from "lucide"
import { useLayoutEffect, useRef } from "react"
import type { IconShape } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { ChipLink, ChipMenu } from "#ui/overlays/chip.tsx"
import { MenuOption } from "#ui/overlays/menu-option.tsx"
import type { Asked } from "../format-search.ts"
import { unfilteredPath } from "../search-changes.ts"
import { type Filter, type FilterSwitch, filtersOf, switchesOf } from "../search-filters.ts"
import type { SearchParam } from "../search-params.ts"
import type { FilterCounts } from "../search-query.ts"

const ICONS: Partial<Record<SearchParam, IconShape>> = {
  nach: PlaneLanding,
  karte: MapIcon,
  wann: CalendarDays,
  umkreis: MapPin,
  personen: Users,
  preis: Euro,
  dauer: Clock,
  art: Route,
  sofort: Zap,
  flugzeug: Plane,
  thema: Tag,
  bewertung: Star,
  hund: PawPrint,
  kind: Smile,
}

interface FilterBarProps {
  asked: Asked & { counts: FilterCounts; today: string }
}

const STOPS = "summary, a"
const stopsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>(STOPS) ?? [])]

/** Where somebody was in the list of the server while this script was on its way. */
let place = import.meta.env.SSR ? null : placeIn(document.querySelector("[data-filters]"))

function placeIn(list: Element | null) {
  const stops = stopsIn(list)
  return {
    open: stops.findIndex((stop) => stop.matches("details[open] > summary")),
    focused: stops.findIndex((stop) => stop.matches(":focus")),
  }
}

/** They go on there. */
function goOnIn(list: Element | null) {
  const stops = stopsIn(list)
  if (place && place.open >= 0) stops[place.open]?.parentElement?.setAttribute("open", "")
  if (place && place.focused >= 0) stops[place.focused]?.focus({ preventScroll: true })
  place = null
}

/** What narrows the search: each value clears itself, each menu says what it would leave. */
export function FilterBar({ asked }: FilterBarProps) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => goOnIn(list.current), [])
  const allGone = unfilteredPath(asked.words)
  return (
    <ul
      ref={list}
      data-filters
      aria-label="Filter"
      className="flex gap-2 overflow-x-auto px-gutter py-3 md:flex-wrap md:gap-x-2 md:gap-y-2.5 md:overflow-visible md:px-10 md:py-4"
    >
      {filtersOf(asked).map((filter) => (
        <li key={filter.word} className="shrink-0">
          <FilterChip filter={filter} />
        </li>
      ))}
      {switchesOf(asked).map((filter) => (
        <li key={filter.word} className="shrink-0">
          <SwitchChip filter={filter} />
        </li>
      ))}
      {allGone && (
        <li className="flex shrink-0 items-center px-2">
          <TextLink
            href={allGone}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-ui whitespace-nowrap md:min-h-10"
            // it goes with what it takes away; the filters stay
            onClick={() => list.current?.querySelector("summary")?.focus()}
          >
            Alle Filter entfernen
          </TextLink>
        </li>
      )}
    </ul>
  )
}

function FilterChip({ filter }: { filter: Filter }) {
  const { word, label, value, clearPath, options, isMany, hint } = filter
  const look = {
    icon: ICONS[word],
    isSelected: value !== null,
    clearLabel: `${value} entfernen`,
    ...(value !== null && { clearHref: clearPath }),
  }
  if (options.length === 0) return <ChipLink {...look}>{value}</ChipLink>
  return (
    <ChipMenu
      {...look}
      title={label}
      name="filter"
      closesWith={isMany ? undefined : (value ?? "")}
      menu={
        <>
          <ul>
            {options.map((option) => (
              <li key={option.label}>
                <MenuOption
                  href={option.path}
                  isChosen={option.isChosen}
                  count={option.count}
                  countLabel={option.count === 1 ? "Flug" : "Flüge"}
                >
                  {option.label}
                </MenuOption>
              </li>
            ))}
          </ul>
          {hint && <p className="px-3 pt-2 pb-1.5 text-fine text-ink3">{hint}</p>}
        </>
      }
    >
      {value ?? label}
    </ChipMenu>
  )
}

function SwitchChip({ filter }: { filter: FilterSwitch }) {
  return (
    <ChipLink
      icon={ICONS[filter.word]}
      isSelected={filter.isOn}
      href={filter.path}
      {...(!filter.isOn && { count: filter.count })}
    >
      {filter.label}
    </ChipLink>
  )
}
