import { TOPICS } from "#features/flights/core/flight.ts"
import type { GeoPoint } from "#features/places/geo.ts"
import { addDays, isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { listOf, type SearchParam, type SearchParams } from "../search-params.ts"
import {
  type Area,
  DAYS_OF_LEEWAY,
  DEFAULT_DAYS_AHEAD,
  DEFAULT_RADIUS_KM,
  FLIGHT_LENGTHS,
  KIND_PARAMS,
  MAX_PERSONS,
  PLANE_KINDS,
  RADII_KM,
  RATING_STEPS,
  type SearchQuery,
  SORTS,
  type Sort,
  type When,
} from "../search-query.ts"

export type SearchErrors = Partial<Record<SearchParam, string>>

/** Nobody may ask for a day that is farther away: flights are not planned so long ahead. */
const FARTHEST_DAYS = 2 * 366
const DEAREST_EURO = 1_500
const LAST_PAGE = 999

/**
 * Understands the words of an address on a given day (ISO). What cannot be taken is said for its
 * word, and the nearest sensible search is used instead.
 */
export function parseSearch(
  words: SearchParams,
  today: string,
): { query: SearchQuery; errors: SearchErrors } {
  const errors: SearchErrors = {}
  const read = <T>(word: SearchParam, reading: (text: string) => Reading<T>, otherwise: T): T => {
    if (words[word] === "") return otherwise
    const { value, complaint } = reading(words[word])
    if (complaint !== undefined) errors[word] = complaint
    return value ?? otherwise
  }
  const query: SearchQuery = {
    place: words.ort,
    position: read("nahe", position, null),
    area: read("karte", area, null),
    destination: words.nach,
    radiusKm: read("umkreis", radius, DEFAULT_RADIUS_KM),
    when: readWhen(words, today, errors),
    seats: read("personen", persons, 1),
    mostCents: read("preis", price, null),
    lengths: read("dauer", choices(FLIGHT_LENGTHS, "Diese Dauer kennen wir nicht."), []),
    kinds: read("art", choices(KIND_PARAMS, "Diese Art von Flug gibt es nicht."), []).flatMap(
      (word) => KIND_PARAMS[word] ?? [],
    ),
    topics: read("thema", choices(TOPIC_PARAMS, "Dieses Thema gibt es nicht."), []),
    isInstantOnly: read("sofort", yes, false),
    planes: read("flugzeug", choices(PLANE_KINDS, "Diese Art von Flugzeug kennen wir nicht."), []),
    leastRating: read("bewertung", rating, null),
    withDog: read("hund", yes, false),
    withChild: read("kind", yes, false),
    sort: read("sortierung", sorting, "empfohlen"),
    page: read("seite", page, 1),
  }
  return { query, errors }
}

const TOPIC_PARAMS = Object.fromEntries(TOPICS.map((topic) => [topic, topic])) as Record<
  (typeof TOPICS)[number],
  string
>

function readWhen(words: SearchParams, today: string, errors: SearchErrors): When {
  if (words.von || words.bis) return readDays(words, today, errors)
  const soon = { from: today, to: addDays(today, DEFAULT_DAYS_AHEAD), isWeekendOnly: false }
  if (words.wann === "") return soon
  if (words.wann === "egal") return { ...soon, to: null }
  if (words.wann === "wochenende") return { ...soon, isWeekendOnly: true }
  const month = monthFrom(words.wann, today)
  if (month) return { ...month, isWeekendOnly: false }
  errors.wann = "Diesen Zeitraum kennen wir nicht. Gesucht haben wir in den nächsten 60 Tagen."
  return soon
}

function readDays(words: SearchParams, today: string, errors: SearchErrors): When {
  const last = addDays(today, FARTHEST_DAYS)
  const day = (word: "von" | "bis"): string | undefined => {
    const text = words[word]
    if (text === "") return undefined
    if (isRealDay(text) && text >= today && text <= last) return text
    if (!isRealDay(text)) errors[word] = NO_SUCH_DAY
    else if (text < today) errors[word] = "Dieser Tag liegt in der Vergangenheit."
    else errors[word] = "So weit im Voraus plant hier niemand einen Flug."
    return undefined
  }
  let from = day("von") ?? today
  let to = day("bis") ?? addDays(from, DEFAULT_DAYS_AHEAD)
  if (to < from) {
    errors.bis = "Das Ende liegt vor dem Anfang. Wir haben die beiden Tage getauscht."
    ;[from, to] = [to, from]
  }
  if (words.spielraum === String(DAYS_OF_LEEWAY)) {
    const earlier = addDays(from, -DAYS_OF_LEEWAY)
    from = earlier < today ? today : earlier
    to = addDays(to, DAYS_OF_LEEWAY)
  } else if (words.spielraum !== "") {
    errors.spielraum = `Als Spielraum gibt es nur ${DAYS_OF_LEEWAY} Tage.`
  }
  return { from, to, isWeekendOnly: false }
}

function monthFrom(text: string, today: string): { from: string; to: string } | undefined {
  const first = `${text}-01`
  if (!isRealDay(first) || text < today.slice(0, 7)) return undefined
  if (first > addDays(today, FARTHEST_DAYS)) return undefined
  const someDayOfTheNext = addDays(first, 31)
  const to = addDays(`${someDayOfTheNext.slice(0, 7)}-01`, -1)
  return { from: first < today ? today : first, to }
}

/** The value that is used, an error, or both where the nearest valid value was used. */
interface Reading<T> {
  value?: T
  complaint?: string
}

function position(text: string): Reading<GeoPoint> {
  const [lat, lng] = degreesIn(text, 2)
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    return { complaint: "Diesen Standort gibt es nicht." }
  }
  return { value: { lat, lng } }
}

function area(text: string): Reading<Area> {
  const [west, south, east, north] = degreesIn(text, 4)
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return { complaint: "Diesen Ausschnitt der Karte gibt es nicht." }
  }
  const isOnGlobe = Math.max(-west, east) <= 180 && Math.max(-south, north) <= 90
  if (!isOnGlobe || west >= east || south >= north) {
    return { complaint: "Diesen Ausschnitt der Karte gibt es nicht." }
  }
  return { value: { west, south, east, north } }
}

function degreesIn(text: string, count: number): number[] {
  const parts = text.split(",")
  const isRight =
    parts.length === count && parts.every((part) => /^-?\d{1,3}(?:\.\d{1,6})?$/.test(part))
  return isRight ? parts.map(Number) : []
}

function radius(text: string): Reading<number> {
  const km = Number(text)
  if (RADII_KM.some((offered) => offered === km)) return { value: km }
  const complaint = "Als Umkreis gibt es 25, 50, 100, 200 und 400 km."
  if (!Number.isFinite(km)) return { complaint }
  const distance = (offered: number) => Math.abs(offered - km)
  const value = RADII_KM.toSorted((one, other) => distance(one) - distance(other))[0]
  return { complaint, ...(value && { value }) }
}

function persons(text: string): Reading<number> {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) {
    return { value: 1, complaint: "Mindestens eine Person fliegt mit." }
  }
  if (count <= MAX_PERSONS) return { value: count }
  return {
    value: MAX_PERSONS,
    complaint: "Höchstens fünf Personen teilen sich die Kosten eines Flugs.",
  }
}

function price(text: string): Reading<number> {
  const euro = Number(text)
  if (!Number.isInteger(euro) || euro < 1) return { complaint: "Gib den Preis in vollen Euro an." }
  if (euro <= DEAREST_EURO) return { value: euro * 100 }
  return { complaint: "So viel kostet hier kein Platz. Wir zeigen alle Preise." }
}

function rating(text: string): Reading<number> {
  const mean = Number(text)
  if (RATING_STEPS.some((step) => step === mean)) return { value: mean }
  return { complaint: "Als Bewertung gibt es 4 und 4,5 Sterne." }
}

function yes(text: string): Reading<boolean> {
  return text === "1" ? { value: true } : { complaint: "Diesen Filter gibt es nur als Ja." }
}

function sorting(text: string): Reading<Sort> {
  if (Object.hasOwn(SORTS, text)) return { value: text as Sort }
  return { complaint: "So lässt sich nicht sortieren. Sortiert ist nach „Empfohlen“." }
}

function page(text: string): Reading<number> {
  if (/^[1-9]\d{0,2}$/.test(text)) return { value: Number(text) }
  const complaint = "Diese Seite gibt es nicht."
  return { complaint, ...(/^\d+$/.test(text) && Number(text) > 1 && { value: LAST_PAGE }) }
}

/** The known ones of a list, each once; the others are complained about. */
function choices<Known extends string>(known: Record<Known, unknown>, complaint: string) {
  return (text: string): Reading<Known[]> => {
    const said = [...new Set(listOf(text))]
    const value = said.filter((word): word is Known => Object.hasOwn(known, word))
    return { value, ...(value.length < said.length && { complaint }) }
  }
}
