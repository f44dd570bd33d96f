import { listAirportsOfRegion } from "#features/places/server/airports-queries.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import {
  findFactsOfAirports,
  listDeparturePlacesAmong,
  listFlightsFromAirports,
} from "#features/search/server/region-queries.ts"
import type { DeparturePlace, TopicFacts } from "#features/search/topic-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { ContentPage } from "../content-page.ts"
import { ANGLE_SECTIONS, ANGLES, type RegionAddress, regionTitle } from "../region-address.ts"
import { findContentPage } from "./content-pages.ts"

export interface RegionPage {
  title: string
  description: string
  page: ContentPage
  /** What belongs to this address alone, then what the region's three addresses share. */
  html: { own: string; shared: string }
  facts: TopicFacts | null
  flights: FlightCardData[]
  places: DeparturePlace[]
}

const SHOWN_FLIGHTS = 6
const SHOWN_PLACES = 8

/** A region's page: its text, the part that its address asks for, and today's flights. */
export async function getRegionPage(db: Db, address: RegionAddress): Promise<RegionPage> {
  const { angle, region } = address
  const page = findContentPage(`regionen/${region.slug}`)
  if (!page) throw new Error(`region ${region.slug} has no text`)
  const airports = await listAirportsOfRegion(db, region)
  const from = { airportIds: airports.map(({ id }) => id), isRoundTrip: angle === "rundfluege-ab" }
  const [facts, flights, places] = await Promise.all([
    findFactsOfAirports(db, from),
    listFlightsFromAirports(db, from, SHOWN_FLIGHTS),
    listDeparturePlacesAmong(db, from, SHOWN_PLACES),
  ])
  const html = partsOf(page, ANGLE_SECTIONS[angle])
  const title = regionTitle(address)
  return {
    title,
    description: angle === "fluege-ab" ? page.description : descriptionOf(title, html.own),
    page,
    html,
    facts: facts ?? null,
    flights,
    places,
  }
}

const SECTION =
  /<section aria-labelledby="[^"]+"><h2 [^>]*>([^<]+)<\/h2><div>.*?<\/div><\/section>/gs

function partsOf(page: ContentPage, ownTitle: string): RegionPage["html"] {
  const angles = ANGLES.map((angle) => ANGLE_SECTIONS[angle])
  const sections = [...page.html.matchAll(SECTION)].map(([html, title = ""]) => ({ html, title }))
  const own = sections.find(({ title }) => title === ownTitle)
  if (!own) throw new Error(`${page.slug} has no section ${ownTitle}`)
  const shared = sections.filter(({ title }) => !angles.includes(title))
  return { own: own.html, shared: shared.map(({ html }) => html).join("\n") }
}

const MAX_LENGTH = 155

// the first words of the part that only this address has
function descriptionOf(title: string, html: string): string {
  const text = html
    .replace(/<h2.*?<\/h2>/s, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", "„")
    .replace(/\s+/g, " ")
    .trim()
  const whole = `${title}. ${text}`
  if (whole.length <= MAX_LENGTH) return whole
  return `${whole.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, "")}…`
}
