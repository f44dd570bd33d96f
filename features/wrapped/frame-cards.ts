import { formatDuration } from "#platform/time.ts"
import type { FlownYear } from "./flown-year.ts"
import { formatCount, formatKilometres } from "./format-story.ts"
import { sceneOfYear } from "./scenes-of-year.ts"
import type { CardMap, StoryCard } from "./story-card.ts"

/** How many, and from which seat. */
export function coverCard(year: FlownYear): StoryCard {
  const { flights, isOver } = year
  const figure = formatCount(flights.length, "Ein Flug", "Flüge")
  const text = seatsOf(year)
  const until = isOver ? "in einem Jahr." : "in diesem Jahr, bis heute."
  return {
    kind: "cover",
    label: `Dein Jahr ${year.year}`,
    figure,
    caption: until,
    text: text.own,
    picture: { scene: sceneOfYear(year, "dawn") },
    shared: { label: `Mein Jahr ${year.year}`, figure, caption: until, text: text.shared },
  }
}

function seatsOf({ flights }: FlownYear): { own: string; shared: string } {
  const atControls = flights.filter(({ role }) => role === "pilot").length
  const asGuest = flights.length - atControls
  if (atControls === 0) return { own: "Du bist mitgeflogen.", shared: "Als Gast an Bord." }
  if (asGuest === 0) return { own: "Du warst am Steuer.", shared: "Am Steuer." }
  const both = `${atControls} am Steuer, ${asGuest} als Gast.`
  return { own: both, shared: both }
}

/** The year on one picture. */
export function closingCard(year: FlownYear, { fields }: CardMap): StoryCard {
  const { flights, isOver } = year
  const sum = (of: "minutes" | "distanceKm") => flights.reduce((all, one) => all + one[of], 0)
  const facts = [
    { value: String(flights.length), label: flights.length === 1 ? "Flug" : "Flüge" },
    { value: formatDuration(sum("minutes")), label: "in der Luft" },
    { value: formatKilometres(sum("distanceKm")), label: "Strecke" },
    { value: String(fields.length), label: fields.length === 1 ? "Flugplatz" : "Flugplätze" },
  ]
  const figure = String(year.year)
  return {
    kind: "closing",
    label: "Auf einen Blick",
    figure,
    caption: isOver ? "So war dein Jahr." : "So weit ist dein Jahr.",
    facts,
    picture: { scene: sceneOfYear(year, "dusk") },
    shared: {
      label: "Auf einen Blick",
      figure,
      caption: isOver ? "So war mein Jahr in der Luft." : "Mein Jahr in der Luft, bis heute.",
      facts,
    },
  }
}
