import {
  ANGLE_SECTIONS,
  ANGLES,
  type RegionAddress,
  regionTitle,
} from "#features/places/region-address.ts"
import { listAirportsOfRegion } from "#features/places/server/airports-queries.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import { findSoon, listFirstOf } from "#features/search/server/find-soon.ts"
import { factsOf, placesOf } from "#features/search/server/soon-figures.ts"
import type { DeparturePlace, TopicFacts } from "#features/search/topic-facts.ts"
import type { Db } from "#platform/server/db.ts"
import { type ContentPage, type ContentSection, MAX_DESCRIPTION_LENGTH } from "../content-page.ts"
import { findContentPage } from "./content-pages.ts"
import { plainText } from "./markdown.ts"

export interface RegionPage {
  title: string
  description: string
  page: Omit<ContentPage, "sections">
  /** What belongs to this address alone, then what the region's three addresses share. */
  own: ContentSection
  shared: ContentSection[]
  facts: TopicFacts | null
  flights: FlightCardData[]
  places: DeparturePlace[]
}

const SHOWN_FLIGHTS = 6
const SHOWN_PLACES = 8

/** A region's page: its text, the part that its address asks for, and today's flights. */
export async function getRegionPage(db: Db, address: RegionAddress): Promise<RegionPage> {
  const { angle, region } = address
  const found = findContentPage(`regionen/${region.slug}`)
  if (!found) throw new Error(`region ${region.slug} has no text`)
  const { sections, ...page } = found
  const airports = await listAirportsOfRegion(db, region)
  const soon = await findSoon(db, {
    airportIds: airports.map(({ id }) => id),
    trait: angle === "rundfluege-ab" ? "round_trip" : undefined,
  })
  const [facts, flights, places] = await Promise.all([
    factsOf(db, soon),
    listFirstOf(db, soon, SHOWN_FLIGHTS),
    placesOf(db, soon, SHOWN_PLACES),
  ])
  const { own, shared } = partsOf(sections, ANGLE_SECTIONS[angle])
  const title = regionTitle(address)
  return {
    title,
    description: angle === "fluege-ab" ? page.description : describeSection(title, own),
    page,
    own,
    shared,
    facts: facts ?? null,
    flights,
    places,
  }
}

const ANGLE_TITLES: readonly string[] = ANGLES.map((angle) => ANGLE_SECTIONS[angle])

function partsOf(sections: readonly ContentSection[], ownTitle: string) {
  const own = sections.find(({ heading }) => heading?.text === ownTitle)
  if (!own) throw new Error(`no section ${ownTitle}`)
  const shared = sections.filter(({ heading }) => !heading || !ANGLE_TITLES.includes(heading.text))
  return { own, shared }
}

/** A page's title and the first words of a section, as long as a search result shows them. */
export function describeSection(title: string, { html }: Pick<ContentSection, "html">): string {
  const whole = `${title}. ${plainText(html)}`
  if (whole.length <= MAX_DESCRIPTION_LENGTH) return whole
  return `${whole.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, "")}…`
}
