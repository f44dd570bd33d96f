import { chooseCards } from "./choose-cards.ts"
import type { FlownYear } from "./flown-year.ts"
import { closingCard, coverCard } from "./frame-cards.ts"
import { mapOfYear } from "./map-of-year.ts"
import {
  distanceCard,
  earlyCard,
  firstCard,
  lateCard,
  longestCard,
  monthCard,
  northCard,
  peopleCard,
  placesCard,
  timeCard,
} from "./moment-cards.ts"
import type { StoryCard } from "./story-card.ts"

/**
 * A year as a sequence of pictures: what was, as it was. A year of one flight tells of that flight; records
 * appear from three flights on and only where one stands out, since the longest of two is no record. Nobody
 * is compared with others, and more is not better (content/wrapped.md says why).
 */
export function tellYear(year: FlownYear): StoryCard[] {
  if (year.flights.length === 0) return []
  const map = mapOfYear(year.flights)
  return chooseCards([
    coverCard(year),
    firstCard(year),
    placesCard(map),
    timeCard(year),
    distanceCard(year),
    longestCard(year),
    earlyCard(year),
    lateCard(year),
    northCard(year, map),
    monthCard(year),
    peopleCard(year),
    closingCard(year, map),
  ])
}
