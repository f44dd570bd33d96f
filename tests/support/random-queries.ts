import type { Random } from "#db/seed/random.ts"
import { TOPICS } from "#features/flights/core/flight.ts"
import type { SearchParams } from "#features/search/search-params.ts"
import {
  FLIGHT_LENGTHS,
  KIND_PARAMS,
  PLANE_KINDS,
  RADII_KM,
  RATING_STEPS,
  SORTS,
} from "#features/search/search-query.ts"
import { addDays } from "#platform/days.ts"

/** A search as somebody may make it: always a place and an order, the filters now and then. */
export function randomParams(
  random: Random,
  places: readonly string[],
  today: string,
): Partial<SearchParams> {
  const one = random.pick
  const sometimes = (chance: number, word: () => string) => (random.chance(chance) ? word() : "")
  const from = addDays(today, random.int(0, 60))
  return {
    ort: sometimes(0.9, () => one(places)),
    umkreis: String(one(RADII_KM)),
    karte: sometimes(0.05, () => "6.5,50.2,10.25,53.1"),
    nach: sometimes(0.05, () => one(places)),
    ...one([
      {},
      { von: from, bis: addDays(from, random.int(0, 40)) },
      { von: from, bis: addDays(from, 2), spielraum: "3" },
      { wann: "egal" },
      { wann: "wochenende" },
      { wann: addDays(today, 40).slice(0, 7) },
    ]),
    personen: String(random.int(1, 3)),
    preis: sometimes(0.2, () => one(["60", "90", "150"])),
    dauer: sometimes(0.2, () => one(Object.keys(FLIGHT_LENGTHS))),
    art: sometimes(0.2, () => one(Object.keys(KIND_PARAMS))),
    thema: sometimes(0.15, () => `${one(TOPICS)} ${one(TOPICS)}`),
    flugzeug: sometimes(0.15, () => one(Object.keys(PLANE_KINDS))),
    sofort: sometimes(0.15, () => "1"),
    bewertung: sometimes(0.15, () => String(one(RATING_STEPS))),
    hund: sometimes(0.05, () => "1"),
    kind: sometimes(0.05, () => "1"),
    sortierung: one(Object.keys(SORTS)),
    seite: sometimes(0.2, () => "2"),
  }
}
