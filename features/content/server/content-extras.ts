import { TOPICS, type Topic } from "#features/flights/core/flight.ts"
import type { Angle } from "#features/places/region-address.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import type { ReducedFlight } from "#features/search/reduced-flight.ts"
import { findSoon, listFirstOf, type Soon } from "#features/search/server/find-soon.ts"
import { listCheapestFlights, listReducedFlights } from "#features/search/server/reduced-flights.ts"
import { factsOf, placesOf } from "#features/search/server/soon-figures.ts"
import type { DeparturePlace, TopicFacts } from "#features/search/topic-facts.ts"
import { saleSetting } from "#features/settings/descriptions/sale-setting.ts"
import { currentValue } from "#features/settings/server/current-settings.ts"
import type { Db } from "#platform/server/db.ts"
import { type Hub, pageKindOf } from "../page-kind.ts"
import type { PageLink } from "../page-link.ts"
import { TOPIC_NEIGHBOURS } from "../topic-neighbours.ts"
import type { TopicTile } from "../topic-tile.ts"
import { findContentPage } from "./content-pages.ts"
import { contentPhotos } from "./content-photos.ts"
import { topicTiles } from "./topic-tiles.ts"

/** What a page shows beside its text, from today's flights. */
export type ContentExtras =
  | {
      kind: "topic"
      topic: Topic
      facts: TopicFacts | null
      flights: FlightCardData[]
      neighbours: PageLink[]
    }
  | { kind: "sale"; reduced: ReducedFlight[]; cheapest: FlightCardData[] }
  | { kind: "hub"; tiles: TopicTile[]; places: DeparturePlace[]; angle: Angle | null }
  | { kind: "reading" }

/** From which side a hub shows the regions; null: it leads to topics only. */
const ANGLE_OF_HUB: Record<Hub, Angle | null> = {
  "beliebte-themen": null,
  "fluege-entdecken": "fluege-ab",
  "gutscheine-entdecken": "geschenkidee",
}

const SHOWN_FLIGHTS = 3
/** Among how many flights those with enough seats are looked for. */
const SEARCHED_FLIGHTS = 24
/** Nobody asks this question alone. */
const SEATS_OF_TOPIC: Partial<Record<Topic, number>> = { "heiratsantrag-in-der-luft": 2 }
const SHOWN_PLACES = 24

export async function getContentExtras(db: Db, slug: string): Promise<ContentExtras> {
  const page = pageKindOf(slug)
  if (page.kind === "topic") {
    const soon = await findSoon(db, { trait: page.topic })
    const [facts, flights] = await Promise.all([
      factsOf(db, soon),
      listNextFlights(db, soon, page.topic),
    ])
    const neighbours = neighboursOfTopic(page.topic)
    return { kind: "topic", topic: page.topic, facts: facts ?? null, flights, neighbours }
  }
  if (page.kind === "sale") {
    const [reduced, cheapest] = await Promise.all([
      listReducedFlights(db, currentValue(saleSetting).shownFlights),
      listCheapestFlights(db, SHOWN_FLIGHTS),
    ])
    return { kind: "sale", reduced, cheapest }
  }
  if (page.kind === "hub") {
    const [tiles, places] = await Promise.all([
      topicTiles(
        db,
        ["inselflug", ...TOPICS.filter((topic) => topic !== "inselflug")],
        contentPhotos,
      ),
      page.hub === "fluege-entdecken" ? placesOf(db, await findSoon(db), SHOWN_PLACES) : [],
    ])
    return { kind: "hub", tiles, places, angle: ANGLE_OF_HUB[page.hub] }
  }
  return { kind: "reading" }
}

/** The next flights with as many seats as the topic needs; where none has them, the next ones. */
async function listNextFlights(db: Db, soon: Soon, topic: Topic): Promise<FlightCardData[]> {
  const flights = await listFirstOf(db, soon, SEARCHED_FLIGHTS)
  const fitting = flights.filter(({ freeSeats }) => freeSeats >= (SEATS_OF_TOPIC[topic] ?? 1))
  return (fitting.length > 0 ? fitting : flights).slice(0, SHOWN_FLIGHTS)
}

function neighboursOfTopic(topic: Topic): PageLink[] {
  return TOPIC_NEIGHBOURS[topic].flatMap((near) => {
    const page = findContentPage(near)
    return page ? [{ title: page.title, path: page.path }] : []
  })
}
