import type { Random } from "../random.ts"
import type { Route } from "../routes/route.ts"
import { seasonNotes, seasonOf } from "../routes/season-notes.ts"

const HOURS = [
  "keine",
  "eine Stunde",
  "zwei Stunden",
  "drei Stunden",
  "vier Stunden",
  "fünf Stunden",
]

// with one seat beside the pilot there is no back and no company
const FOR_MORE_SEATS = /hinten|Rückbank|Kinder|Hund|zu zweit|für zwei|Plätze|Familie|alle drei/i

/** Title and description of the `turn`-th flight of a pilot on a route. */
export function descriptionFor(
  route: Route,
  flight: { day: string; turn: number; stayHours: number; isTwoSeater: boolean },
  random: Random,
): { title: string; description: string } {
  const [openings, sights, closings] = route.texts.map((slot) => {
    const fitting = slot.filter((sentence) => !flight.isTwoSeater || !FOR_MORE_SEATS.test(sentence))
    return fitting.length > 0 ? fitting : slot
  }) as [string[], string[], string[]]
  const notes = seasonNotes[route.terrain][seasonOf(flight.day)]
  const sentences = [
    random.pick(openings),
    random.pick(sights),
    ...(route.light !== "night" && !route.isAerobatic && random.chance(0.35)
      ? [random.pick(notes)]
      : []),
    random.pick(closings),
  ]
  const hours = HOURS[flight.stayHours] ?? "ein paar Stunden"
  return {
    title: route.titles[flight.turn % route.titles.length] ?? route.id,
    description: sentences
      .join(" ")
      .replaceAll("{stunden}", hours)
      .replaceAll("{Stunden}", hours.charAt(0).toUpperCase() + hours.slice(1)),
  }
}

const FIELD_PLACES = [
  "Vor dem Tower",
  "Am Tor zum Vorfeld",
  "Im Vereinsheim",
  "Auf der Terrasse des Flugplatzrestaurants",
  "Am Schaukasten vor der Flugleitung",
  "Vor der ersten Halle",
  "An der Tankstelle des Flugplatzes",
]
const AIRPORT_PLACES = ["Am Eingang des General Aviation Terminal", "Im GAT, am Empfang"]

/** Where a pilot meets their guests: always the same place. */
export function meetingPointOf(home: { code: string; kind: string }, random: Random): string {
  if (home.code === "EDKB") return "Tower-Café, 30 Minuten vor dem Start"
  const place = random.pick(home.kind === "airport" ? AIRPORT_PLACES : FIELD_PLACES)
  return `${place}, ${home.kind === "airport" ? 45 : 30} Minuten vor dem Start`
}
