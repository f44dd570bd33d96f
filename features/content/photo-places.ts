import { TOPICS } from "#features/flights/core/flight.ts"
import { TOPIC_LABELS } from "#features/flights/core/topic-labels.ts"
import { REGIONS } from "#features/places/regions.ts"
import { HOME_PHOTO } from "./content-photo.ts"

/** Every place that may have a photo of an operator: how its files are named, and how people call it. */
export const PHOTO_PLACES: ReadonlyMap<string, string> = new Map([
  [HOME_PHOTO, "Startseite"],
  ...TOPICS.map((topic) => [topic, TOPIC_LABELS[topic]] as const),
  ...REGIONS.map(({ slug, name }) => [slug, name] as const),
])
