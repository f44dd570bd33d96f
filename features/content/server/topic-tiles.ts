import type { Topic } from "#features/flights/core/flight.ts"
import { listTopicPrices } from "#features/search/server/home-queries.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import type { Db } from "#platform/server/db.ts"
import type { ContentPage } from "../content-page.ts"
import { type ContentPhoto, contentPhotoFiles } from "../content-photo.ts"
import type { TopicTile } from "../topic-tile.ts"
import { findContentPage } from "./content-pages.ts"

/** A large tile fills half of a page, and on phones nearly all of it. */
const SIZES = "(min-width: 45rem) 36rem, 20rem"

/** Pictures of topics with the lowest price that can be booked now. */
export async function topicTiles(
  db: Db,
  topics: readonly Topic[],
  photos: readonly ContentPhoto[],
): Promise<TopicTile[]> {
  const prices = await listTopicPrices(db)
  return topics.flatMap((topic, index) => {
    const page = findContentPage(topic)
    if (!page) return []
    const photo = photos.find(({ name }) => name === topic)
    return {
      title: page.title,
      path: page.path,
      ...(photo ? photoOf(photo) : { picture: sceneOf(page, index) }),
      fromCents: prices.get(topic) ?? null,
    }
  })
}

function photoOf(photo: ContentPhoto) {
  const { src, srcSet } = contentPhotoFiles(photo)
  return { picture: src, widths: { srcSet, sizes: SIZES } }
}

function sceneOf({ terrain, time }: ContentPage, index: number): string {
  return scenePath({ terrain, time, seed: 31 + index, crop: "card" })
}
