import type { HomePlan, Season } from "#features/content/home-plan.ts"
import type { Topic } from "#features/flights/core/flight.ts"
import { TOPIC_LABELS } from "#features/flights/core/topic-labels.ts"
import { formatIsoDay } from "#platform/time.ts"

/** A plan as lines to read, and to compare with those of another one. */
export function wordsOfPlan({ usual, seasons }: HomePlan): string {
  const named = (topics: readonly Topic[]) =>
    topics.map((topic, index) => `${index + 1}. ${TOPIC_LABELS[topic]}`)
  return [
    ...seasons.flatMap((season) => [
      `${season.name}, ${daysOf(season)}`,
      ...named(season.topics),
      "",
    ]),
    seasons.length > 0 ? "An allen anderen Tagen" : "Immer",
    ...named(usual),
  ].join("\n")
}

/** „1. Dezember bis 28. Februar, jedes Jahr“ */
function daysOf({ from, to, isYearly }: Season): string {
  const day = (iso: string) => {
    if (iso === "") return "offen"
    return isYearly ? formatIsoDay(iso).replace(/ \d{4}$/, "") : formatIsoDay(iso)
  }
  return `${day(from)} bis ${day(to)}${isYearly ? ", jedes Jahr" : ""}`
}
