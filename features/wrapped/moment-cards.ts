import { formatDuration, formatTime } from "#platform/time.ts"
import type { FlownYear, YearFlight } from "./flown-year.ts"
import {
  formatCount,
  formatDayInYear,
  formatKilometres,
  formatSome,
  formatWay,
  speakDuration,
} from "./format-story.ts"
import { sceneOf } from "./scenes-of-year.ts"
import type { CardKind, CardMap, CardPicture, CardWords, StoryCard } from "./story-card.ts"

/** Of fewer there is no longest, earliest or northernmost to tell of. */
const MIN_FOR_RECORDS = 3

/** A card whose words are the same for its owner and for others. */
function plainCard(kind: CardKind, picture: CardPicture, words: CardWords): StoryCard {
  return { kind, picture, ...words, shared: words }
}

export function firstCard({ flights }: FlownYear): StoryCard | undefined {
  const [first] = flights
  if (!first) return undefined
  return plainCard(
    "first",
    { scene: sceneOf(first) },
    {
      label: flights.length === 1 ? "Der Flug" : "Der erste Flug",
      figure: formatDayInYear(first),
      caption: `${formatWay(first)}.`,
      text: `Start um ${formatTime(first.departsAt, first.timeZone)} Uhr, ${formatDuration(first.minutes)} in der Luft.`,
    },
  )
}

const SHOWN_FIELDS = 6

export function placesCard(map: CardMap): StoryCard | undefined {
  const { fields } = map
  if (fields.length === 0) return undefined
  return plainCard(
    "places",
    { map },
    {
      label: "Flugplätze",
      figure: formatCount(fields.length, "Ein Flugplatz", "Flugplätze"),
      caption: `${formatSome(
        fields.map(({ name }) => name),
        SHOWN_FIELDS,
      )}.`,
    },
  )
}

export function timeCard({ year, flights }: FlownYear): StoryCard {
  const minutes = flights.reduce((all, flight) => all + flight.minutes, 0)
  const middle = Math.round(minutes / flights.length)
  return plainCard(
    "time",
    { scene: { terrain: "above-clouds", time: "low-sun", season: "summer", seed: year } },
    {
      label: "Flugzeit",
      figure: formatDuration(minutes),
      spoken: speakDuration(minutes),
      caption: "in der Luft.",
      ...(flights.length > 1 && { text: `Im Schnitt ${formatDuration(middle)} pro Flug.` }),
    },
  )
}

/** Ways that people know, as the crow flies, the longest first. */
const KNOWN_WAYS = [
  { km: 850, words: "Von Sylt bis zur Zugspitze sind es rund 850." },
  { km: 360, words: "Von Köln nach Hamburg sind es rund 360." },
  { km: 80, words: "Von Köln nach Koblenz sind es rund 80." },
]

export function distanceCard({ year, flights }: FlownYear): StoryCard | undefined {
  const km = flights.reduce((all, flight) => all + flight.distanceKm, 0)
  if (flights.length === 1 || km === 0) return undefined
  const known = KNOWN_WAYS.find((way) => way.km <= km)
  const rest = {
    label: "Strecke",
    figure: formatKilometres(km),
    spoken: `${formatKilometres(km).replace("km", "Kilometer")}`,
    ...(known && { text: known.words }),
  }
  return {
    kind: "distance",
    picture: { scene: { terrain: "lowland", time: "day", season: "summer", seed: year } },
    ...rest,
    caption: "auf allen deinen Routen zusammen.",
    shared: { ...rest, caption: "auf allen meinen Routen zusammen." },
  }
}

export function longestCard(year: FlownYear): StoryCard | undefined {
  const flight = outstanding(year, ({ minutes }) => minutes)
  if (!flight) return undefined
  return plainCard(
    "longest",
    { scene: sceneOf(flight) },
    {
      label: "Der längste Flug",
      figure: formatDuration(flight.minutes),
      spoken: speakDuration(flight.minutes),
      caption: `${formatWay(flight)}.`,
      text: `Am ${formatDayInYear(flight)}.`,
    },
  )
}

export function earlyCard(year: FlownYear): StoryCard | undefined {
  return startCard(
    "early",
    "Der früheste Start",
    outstanding(year, (flight) => -clockOf(flight)),
  )
}

export function lateCard(year: FlownYear): StoryCard | undefined {
  return startCard("late", "Der späteste Start", outstanding(year, clockOf))
}

function startCard(kind: CardKind, label: string, flight: YearFlight | undefined) {
  if (!flight) return undefined
  const at = formatTime(flight.departsAt, flight.timeZone)
  return plainCard(
    kind,
    { scene: sceneOf(flight) },
    {
      label,
      figure: at,
      spoken: `${at} Uhr`,
      caption: `${formatWay(flight)}.`,
      text: `Am ${formatDayInYear(flight)}.`,
    },
  )
}

/** Minutes of the day at the departure, by its own clock. */
function clockOf({ departsAt, timeZone }: YearFlight): number {
  const [hour = 0, minute = 0] = formatTime(departsAt, timeZone).split(":").map(Number)
  return hour * 60 + minute
}

export function northCard(year: FlownYear, { fields }: CardMap): StoryCard | undefined {
  const [north, next] = fields.toSorted((one, other) => other.lat - one.lat)
  const isFew = Math.min(fields.length, year.flights.length) < MIN_FOR_RECORDS
  if (!north || !next || isFew) return undefined
  const degrees = Math.floor(north.lat)
  const minutes = Math.floor((north.lat - degrees) * 60)
  return plainCard(
    "north",
    {
      scene: {
        terrain: terrainAt(year, north.code),
        time: "day",
        season: "summer",
        seed: year.year + 1,
      },
    },
    {
      label: "Am weitesten im Norden",
      figure: north.name,
      caption: `liegt auf ${degrees}°${String(minutes).padStart(2, "0")}′ Nord.`,
    },
  )
}

function terrainAt({ flights }: FlownYear, code: string) {
  const there = flights.find(({ fields }) => fields.some((field) => field.code === code))
  return there?.terrain ?? "lowland"
}

export function monthCard({ flights }: FlownYear): StoryCard | undefined {
  const months = new Map<string, YearFlight[]>()
  for (const flight of flights) {
    const name = monthName(flight)
    months.set(name, [...(months.get(name) ?? []), flight])
  }
  const [most, next] = [...months].toSorted(([, one], [, other]) => other.length - one.length)
  const [flight] = most?.[1] ?? []
  if (!most || !next || !flight || most[1].length === next[1].length) return undefined
  return plainCard(
    "month",
    { scene: { ...sceneOf(flight), time: "day" } },
    {
      label: "Der vollste Monat",
      figure: most[0],
      caption: `mit ${most[1].length} von ${flights.length} Flügen.`,
    },
  )
}

function monthName({ departsAt, timeZone }: YearFlight): string {
  return new Intl.DateTimeFormat("de-DE", { month: "long", timeZone }).format(departsAt)
}

const SHOWN_NAMES = 12

/** Everybody on board by first name, who was there most often first; it never leaves the page. */
export function peopleCard({ year, flights }: FlownYear): StoryCard | undefined {
  const met = new Map<number, { name: string; times: number }>()
  for (const { userId, firstName } of flights.flatMap(({ people }) => people)) {
    met.set(userId, { name: firstName, times: (met.get(userId)?.times ?? 0) + 1 })
  }
  const names = [...met.values()]
    .toSorted((one, other) => other.times - one.times || one.name.localeCompare(other.name, "de"))
    .map(({ name }) => name)
    .filter(Boolean)
  if (names.length === 0) return undefined
  return {
    kind: "people",
    label: "An Bord",
    figure: formatCount(names.length, "Ein Mensch", "Menschen"),
    caption: `${names.length === 1 ? "war" : "waren"} mit dir in der Luft:`,
    text: `${formatSome(names, SHOWN_NAMES)}.`,
    names,
    picture: { scene: { terrain: "hills", time: "dawn", season: "summer", seed: year } },
    shared: null,
  }
}

/** The flight that stands out by a measure; undefined where two share the place. */
function outstanding(
  { flights }: FlownYear,
  measure: (flight: YearFlight) => number,
): YearFlight | undefined {
  if (flights.length < MIN_FOR_RECORDS) return undefined
  const [first, second] = flights.toSorted((one, other) => measure(other) - measure(one))
  return first && second && measure(first) > measure(second) ? first : undefined
}
