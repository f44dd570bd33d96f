import { TOPICS } from "#features/flights/core/flight.ts"
import { TOPIC_LABELS } from "#features/flights/core/topic-labels.ts"
import { formatMonth, monthsFrom } from "#ui/calendar/date-text.ts"
import { type Asked, formatSearchDays, hasCenter } from "./format-search.ts"
import { changedPath, DAYS, emptied, unfilteredPath } from "./search-changes.ts"
import { type SearchParam, toggled } from "./search-params.ts"
import {
  DATE_PRESETS,
  DAYS_OF_LEEWAY,
  DEFAULT_RADIUS_KM,
  type FilterCounts,
  FLIGHT_LENGTHS,
  type FlightLength,
  formatPersonCount,
  KIND_PARAMS,
  MAX_PERSONS,
  MONTHS_AHEAD,
  PLANE_KINDS,
  type PlaneKind,
  PRICE_STEPS_EURO,
  RADII_KM,
  RATING_STEPS,
} from "./search-query.ts"

/** What narrows a search, with the address of every change: plain links carry all of it. */
export interface Filter {
  word: SearchParam
  /** What it is about, while it says nothing. */
  label: string
  /** What is set. */
  value: string | null
  /** The same search without it; undefined where nothing is set. */
  clearPath: string | undefined
  /** What can be chosen; none: it only shows and clears. */
  options: FilterOption[]
  /** Several may be chosen. */
  isMany?: boolean
  hint?: string
}

interface FilterOption {
  label: string
  path: string
  isChosen: boolean
  /** How many flights there would be. */
  count?: number
}

/** Yes or not at all. */
export interface FilterSwitch {
  word: SearchParam
  label: string
  isOn: boolean
  path: string
  count: number
}

export interface FilterQuestion extends Asked {
  counts: FilterCounts
  /** ISO day. */
  today: string
}

/** The filters with something to choose, in the order in which they stand. */
export function filtersOf(asked: FilterQuestion): Filter[] {
  const { words, query, counts } = asked
  const { radiusKm, seats, maxTotalCents, minRating } = query
  const clearPath = (word: SearchParam) => words[word] && changedPath(words, { [word]: "" })
  const one = (
    word: SearchParam,
    label: string,
    value: string | null,
    choice: Choice[],
    hint?: string,
  ): Filter => ({
    word,
    label,
    value: words[word] === "" ? null : value,
    clearPath: clearPath(word) || undefined,
    options: choice.map(({ value: text, ...option }) => ({
      ...option,
      path: changedPath(words, { [word]: text }),
    })),
    ...(hint && { hint }),
  })
  const many = (word: SearchParam, label: string, choice: Choice[]): Filter => ({
    ...one(word, label, null, []),
    value: formatSeveral(choice.filter(({ isChosen }) => isChosen).map((option) => option.label)),
    options: choice.map(({ value, ...option }) => ({
      ...option,
      path: changedPath(words, { [word]: toggled(words[word], value) }),
    })),
    isMany: true,
  })
  return [
    ...placeFilters(asked),
    daysFilter(asked),
    ...(hasCenter(asked)
      ? [
          one(
            "umkreis",
            `${radiusKm} km`,
            `${radiusKm} km`,
            RADII_KM.map((km) => ({
              value: km === DEFAULT_RADIUS_KM ? "" : String(km),
              label: `${km} km`,
              isChosen: km === radiusKm,
            })),
          ),
        ]
      : []),
    one(
      "personen",
      "Personen",
      seats > 1 ? formatPersonCount(seats) : null,
      Array.from({ length: MAX_PERSONS }, (_, index) => ({
        value: String(index + 1),
        label: formatPersonCount(index + 1),
        isChosen: index + 1 === seats,
      })),
    ),
    one(
      "preis",
      "Preis",
      maxTotalCents === null ? null : upTo(maxTotalCents / 100),
      PRICE_STEPS_EURO.map((euro) => ({
        value: String(euro),
        label: upTo(euro),
        isChosen: maxTotalCents === euro * 100,
        count: counts.prices[euro] ?? 0,
      })),
      "Für eine Person, alles drin",
    ),
    many(
      "dauer",
      "Dauer",
      keysOf(FLIGHT_LENGTHS).map((length: FlightLength) => ({
        value: length,
        label: FLIGHT_LENGTHS[length].label,
        isChosen: query.lengths.includes(length),
        count: counts.lengths[length],
      })),
    ),
    many(
      "art",
      "Art des Flugs",
      Object.entries(KIND_PARAMS).map(([value, kind]) => ({
        value,
        label: KIND_LABELS[value] ?? value,
        isChosen: query.kinds.includes(kind),
        count: counts.kinds[kind],
      })),
    ),
    many(
      "flugzeug",
      "Flugzeug",
      keysOf(PLANE_KINDS).map((plane: PlaneKind) => ({
        value: plane,
        label: PLANE_KINDS[plane],
        isChosen: query.planes.includes(plane),
        count: counts.planes[plane],
      })),
    ),
    many(
      "thema",
      "Thema",
      // dog and child have switches of their own
      TOPICS.filter((topic) => !topic.startsWith("flug-mit-") || query.topics.includes(topic)).map(
        (topic) => ({
          value: topic,
          label: TOPIC_LABELS[topic],
          isChosen: query.topics.includes(topic),
          count: counts.topics[topic] ?? 0,
        }),
      ),
    ),
    one(
      "bewertung",
      "Bewertung",
      minRating === null ? null : fromStars(minRating),
      RATING_STEPS.map((stars) => ({
        value: String(stars),
        label: fromStars(stars),
        isChosen: minRating === stars,
        count: counts.ratings[stars] ?? 0,
      })),
      "Mittelwert der Bewertungen der Person am Steuer",
    ),
  ]
}

export function switchesOf({ words, query, counts }: FilterQuestion): FilterSwitch[] {
  const yesOrNo = (word: SearchParam, label: string, isOn: boolean, count: number) => ({
    word,
    label,
    isOn,
    path: changedPath(words, { [word]: isOn ? "" : "1" }),
    count,
  })
  return [
    yesOrNo("sofort", "Sofort buchbar", query.isInstantOnly, counts.instant),
    yesOrNo("hund", "Mit Hund", query.withDog, counts.withDog),
    yesOrNo("kind", "Mit Kind", query.withChild, counts.withChild),
  ]
}

interface Choice {
  /** The word of the address. */
  value: string
  label: string
  isChosen: boolean
  count?: number
}

const KIND_LABELS: Record<string, string> = {
  rundflug: "Rundflug",
  ausflug: "Ausflug, am selben Tag zurück",
  strecke: "Strecke",
}

/** Where to and which part of the map: they are set elsewhere and leave from here. */
function placeFilters({ words, destination }: FilterQuestion): Filter[] {
  const shown: Filter[] = []
  if (words.nach) {
    shown.push({
      word: "nach",
      label: "Ziel",
      value: `Nach ${destination ?? words.nach}`,
      clearPath: changedPath(words, { nach: "" }),
      options: [],
    })
  }
  if (words.karte) {
    shown.push({
      word: "karte",
      label: "Karte",
      value: "Ausschnitt der Karte",
      clearPath: changedPath(words, { karte: "" }),
      options: [],
    })
  }
  return shown
}

function daysFilter(asked: FilterQuestion): Filter {
  const { words, today } = asked
  const hasDays = words.von !== "" || words.bis !== ""
  const option = (wann: string, label: string): FilterOption => ({
    label,
    path: changedPath(words, { ...emptied(DAYS), wann }),
    isChosen: !hasDays && words.wann === wann,
  })
  const leeway: FilterOption = {
    label: `± ${DAYS_OF_LEEWAY} Tage`,
    path: changedPath(words, {
      spielraum: toggled(words.spielraum, String(DAYS_OF_LEEWAY)),
    }),
    isChosen: words.spielraum === String(DAYS_OF_LEEWAY),
  }
  return {
    word: "wann",
    label: "Wann",
    value: formatSearchDays(asked),
    clearPath: unfilteredPath(words, DAYS),
    options: [
      ...(hasDays ? [leeway] : []),
      option("", DATE_PRESETS),
      option("wochenende", "Am Wochenende"),
      option("egal", "Irgendwann"),
      ...monthsFrom(today, MONTHS_AHEAD).map((month) => option(month, formatMonth(month))),
    ],
  }
}

/** „Rundflug“, „Rundflug + 1“ */
function formatSeveral(labels: readonly string[]): string | null {
  const [first, ...others] = labels.map((label) => label.split(",")[0] ?? label)
  if (first === undefined) return null
  return others.length > 0 ? `${first} + ${others.length}` : first
}

function upTo(euro: number): string {
  return `bis ${euro}\u00a0€`
}

function fromStars(stars: number): string {
  return `ab ${String(stars).replace(".", ",")} Sternen`
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}
