import type { Topic } from "#features/flights/core/flight.ts"
import { listTopicPrices } from "#features/search/server/home-queries.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import type { Db } from "#platform/server/db.ts"
import type { TopicTile } from "../topic-tile.ts"
import { findContentPage } from "./content-pages.ts"

/** Pictures of topics with the lowest price that can be booked now. */
export async function topicTiles(db: Db, topics: readonly Topic[]): Promise<TopicTile[]> {
  const prices = await listTopicPrices(db)
  return topics.flatMap((topic, index) => {
    const page = findContentPage(topic)
    if (!page) return []
    return {
      title: page.title,
      path: page.path,
      picture: scenePath({
        terrain: page.terrain,
        time: page.time,
        seed: 31 + index,
        crop: "card",
      }),
      fromCents: prices.get(topic) ?? null,
    }
  })
}
