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
  SlidersHorizontal,
  Smile,
  Star,
  Tag,
  Users,
  Zap,
} from "lucide"
import { useLayoutEffect, useRef } from "react"
import type { IconShape } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
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

/** What most people set stands in the row; the others are behind „Alle Filter“. */
const IN_ROW: readonly SearchParam[] = [
  "nach",
  "karte",
  "wann",
  "umkreis",
  "preis",
  "dauer",
  "art",
  "sofort",
]

const isInRow = ({ word }: { word: SearchParam }) => IN_ROW.includes(word)

/**
 * What narrows the search, in one row: each value clears itself, each menu says what it would leave, and
 * „Alle Filter“ holds the rest and counts what is set.
 */
export function FilterBar({ asked }: FilterBarProps) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => goOnIn(list.current), [])
  const filters = filtersOf(asked)
  const switches = switchesOf(asked)
  const set = filters.filter(({ value }) => value !== null).length
  const on = switches.filter(({ isOn }) => isOn).length
  return (
    <ul
      ref={list}
      data-filters
      aria-label="Filter"
      className="flex gap-2 overflow-x-auto px-gutter py-3 md:flex-wrap md:gap-x-2 md:gap-y-2.5 md:overflow-visible md:px-10 md:py-4"
    >
      <li className="shrink-0">
        <ChipMenu
          icon={SlidersHorizontal}
          isSelected={set + on > 0}
          title="Alle Filter"
          name="filter"
          menu={
            <FurtherFilters
              clearPath={unfilteredPath(asked.words)}
              onClear={() => list.current?.querySelector("summary")?.focus()}
              filters={filters.filter((filter) => !isInRow(filter))}
              switches={switches.filter((filter) => !isInRow(filter))}
            />
          }
        >
          Alle Filter
          {set + on > 0 && (
            <span className="tabular-nums">
              {set + on}
              <VisuallyHidden> gesetzt</VisuallyHidden>
            </span>
          )}
        </ChipMenu>
      </li>
      {filters.filter(isInRow).map((filter) => (
        <li key={filter.word} className="shrink-0">
          <FilterChip filter={filter} />
        </li>
      ))}
      {switches.filter(isInRow).map((filter) => (
        <li key={filter.word} className="shrink-0">
          <SwitchChip filter={filter} />
        </li>
      ))}
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
          <Options options={options} />
          {hint && <p className="px-3 pt-2 pb-1.5 text-fine text-ink3">{hint}</p>}
        </>
      }
    >
      {value ?? label}
    </ChipMenu>
  )
}

function Options({ options }: Pick<Filter, "options">) {
  return (
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
  )
}

interface FurtherFiltersProps {
  /** The search without any filter; undefined where none is set. */
  clearPath: string | undefined
  /** The link goes with what it takes away. */
  onClear: () => void
  filters: readonly Filter[]
  switches: readonly FilterSwitch[]
}

/** The filters that fewer people set, each under its name. */
function FurtherFilters({ clearPath, onClear, filters, switches }: FurtherFiltersProps) {
  return (
    <>
      {clearPath && (
        <p className="border-b border-line px-3 pb-1">
          <TextLink
            href={clearPath}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-ui"
            onClick={onClear}
          >
            Alle Filter entfernen
          </TextLink>
        </p>
      )}
      <Options
        options={switches.map(({ label, path, isOn, count }) => ({
          label,
          path,
          isChosen: isOn,
          ...(!isOn && { count }),
        }))}
      />
      {filters.map(({ word, label, value, options, hint, clearPath: valueGone }) => (
        <section key={word} aria-label={label} className="mt-2 border-t border-line pt-3">
          <div className="flex items-baseline justify-between gap-4 px-3 pb-1">
            <p className="text-small font-semibold text-ink2">{label}</p>
            {valueGone && (
              <TextLink
                href={valueGone}
                preventScrollReset
                isInline
                className="text-small"
                aria-label={`${value ?? label} entfernen`}
              >
                entfernen
              </TextLink>
            )}
          </div>
          <Options options={options} />
          {hint && <p className="px-3 pt-1 pb-1.5 text-fine text-ink3">{hint}</p>}
        </section>
      ))}
    </>
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
