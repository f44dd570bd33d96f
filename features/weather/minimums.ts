import { z } from "zod"
import { CLOUDS_REPORTED_BELOW_FT } from "./conditions.ts"

/*
 * Where a pilot has decided beforehand not to fly any more. They are personal, and no rule of the air:
 * what is lawful in which airspace is another question.
 */

const CEILING = `Bitte eine ganze Zahl von 300 bis ${CLOUDS_REPORTED_BELOW_FT}. Höher meldet kein METAR verlässlich.`
const VISIBILITY = "Bitte 1,5 bis 10 km. Weiter meldet kein METAR."
const CROSSWIND = "Bitte eine ganze Zahl von 1 bis 40."

export const minimumsSchema = z.object({
  /** Above the aerodrome. */
  ceilingFt: z.int(CEILING).min(300, CEILING).max(CLOUDS_REPORTED_BELOW_FT, CEILING),
  visibilityM: z.int(VISIBILITY).min(1_500, VISIBILITY).max(10_000, VISIBILITY),
  crosswindKt: z.int(CROSSWIND).min(1, CROSSWIND).max(40, CROSSWIND),
})

export type Minimums = z.output<typeof minimumsSchema>
