import { z } from "zod"
import { isRealDay } from "#platform/days.ts"
import { line } from "#platform/text-input.ts"
import { AIRCRAFT_CLASSES, FLOWN_AS } from "./flugfit/flugfit.ts"
import { MAX_LENGTHS, MAX_PER_ENTRY } from "./landing.ts"

const NEEDED = "Bitte gib eine Zahl an"

const count = z
  .int(NEEDED)
  .min(0, "Weniger als 0 geht nicht")
  .max(MAX_PER_ENTRY.landings, `Höchstens ${MAX_PER_ENTRY.landings} in einem Eintrag`)

// what is wrong between two fields is said together with what is wrong in a third; so nothing is
// known of their kind yet
const beside = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
}

const isMore = (one: unknown, other: unknown) =>
  typeof one === "number" && typeof other === "number" && one > other

/** One line of the landing log as it comes in. */
export const landingSchema = z
  .object({
    flownOn: line(10, "Bitte gib den Tag an")
      .regex(/^\d{4}-\d{2}-\d{2}$/, "Bitte gib den Tag an")
      .refine((day) => isRealDay(day) && day >= "1950-01-01", "Diesen Tag gibt es nicht"),
    aircraftClass: z.enum(AIRCRAFT_CLASSES, "Bitte wähle die Klasse"),
    aircraftType: line(MAX_LENGTHS.aircraftType),
    takeOffs: count,
    landings: count,
    nightLandings: count,
    flightMinutes: z
      .int(NEEDED)
      .min(1, "Mindestens eine Minute")
      .max(MAX_PER_ENTRY.minutes, "Höchstens 24 Stunden in einem Eintrag"),
    flownAs: z.enum(FLOWN_AS, "Bitte wähle, wie du geflogen bist"),
    place: line(MAX_LENGTHS.place),
  })
  .refine(({ takeOffs, landings }) => !(takeOffs === 0 && landings === 0), {
    ...beside,
    path: ["landings"],
    error: "Mindestens ein Start oder eine Landung",
  })
  .refine(({ nightLandings, landings }) => !isMore(nightLandings, landings), {
    ...beside,
    path: ["nightLandings"],
    error: ({ input }) =>
      `Höchstens so viele wie Landungen, also ${(input as { landings: number }).landings}`,
  })
  .refine(({ nightLandings, takeOffs }) => !isMore(nightLandings, takeOffs), {
    ...beside,
    path: ["nightLandings"],
    error: "Zu jeder gehört ein Start bei Nacht, es sind aber weniger Starts",
  })

export type LandingInput = z.output<typeof landingSchema>
