import { TOPICS, type Topic } from "#features/flights/flight.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import {
  findTopicFacts,
  listDeparturePlaces,
  listFlightsOfTopic,
} from "#features/search/server/topic-queries.ts"
import type { DeparturePlace, TopicFacts } from "#features/search/topic-facts.ts"
import type { Db } from "#platform/server/db.ts"
import { type Hub, pageKindOf } from "../page-kind.ts"
import type { Angle } from "../region-address.ts"
import type { TopicTile } from "../topic-tile.ts"
import { topicTiles } from "./topic-tiles.ts"

/** What a page shows beside its text, from today's flights. */
export type ContentExtras =
  | { kind: "topic"; topic: Topic; facts: TopicFacts | null; flights: FlightCardData[] }
  | { kind: "hub"; tiles: TopicTile[]; places: DeparturePlace[]; angle: Angle | null }
  | { kind: "reading" }

/** From which side a hub shows the regions; null: it leads to topics only. */
const ANGLE_OF_HUB: Record<Hub, Angle | null> = {
  "beliebte-themen": null,
  "fluege-entdecken": "fluege-ab",
  "gutscheine-entdecken": "geschenkidee",
}

const SHOWN_FLIGHTS = 3
const SHOWN_PLACES = 24

export async function getContentExtras(db: Db, slug: string): Promise<ContentExtras> {
  const page = pageKindOf(slug)
  if (page.kind === "topic") {
    const [facts, flights] = await Promise.all([
      findTopicFacts(db, page.topic),
      listFlightsOfTopic(db, page.topic, SHOWN_FLIGHTS),
    ])
    return { kind: "topic", topic: page.topic, facts: facts ?? null, flights }
  }
  if (page.kind === "hub") {
    const [tiles, places] = await Promise.all([
      topicTiles(db, ["inselflug", ...TOPICS.filter((topic) => topic !== "inselflug")]),
      page.hub === "fluege-entdecken" ? listDeparturePlaces(db, SHOWN_PLACES) : [],
    ])
    return { kind: "hub", tiles, places, angle: ANGLE_OF_HUB[page.hub] }
  }
  return { kind: "reading" }
}
