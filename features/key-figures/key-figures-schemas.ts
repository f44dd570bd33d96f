import { z } from "zod"
import { FLIGHT_KIND_LABELS, type FlightKind } from "#features/flights/core/flight.ts"
import { line } from "#platform/text-input.ts"
import { FIGURE_LABELS, type FigureUnit, SHOWN_FIGURES, type ShownFigure } from "./figure.ts"
import { MONTH } from "./key-figures-address.ts"
import { countMonths, MAX_MONTHS } from "./period.ts"

const month = z.string().regex(MONTH, "Nenn einen Monat wie 2026-11.")
const KINDS = Object.keys(FLIGHT_KIND_LABELS) as FlightKind[]

/** Unasked it is the present month. */
export const keyFiguresQuerySchema = z
  .object({
    from: month.optional(),
    to: month.optional(),
    region: line(60).default(""),
    kind: z.enum(["", ...KINDS]).default(""),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    message: "Der letzte Monat liegt vor dem ersten.",
  })
  .refine(
    ({ from, to }) =>
      from === undefined || to === undefined || countMonths({ from, to }) <= MAX_MONTHS,
    { path: ["from"], message: `Höchstens ${MAX_MONTHS} Monate auf einmal.` },
  )

const VALUES: Record<FigureUnit, z.ZodType<number | null>> = {
  count: z.int(),
  cents: z.int(),
  share: z.number().nullable(),
  minutes: z.number().nullable(),
}

const figuresSchema = z.object(
  Object.fromEntries(
    SHOWN_FIGURES.map((figure) => [figure, VALUES[FIGURE_LABELS[figure].unit]]),
  ) as Record<ShownFigure, z.ZodType<number | null>>,
)

export const keyFiguresSchema = z.object({
  from: z.string(),
  to: z.string(),
  countedAt: z.string().nullable(),
  months: z.array(z.object({ month: z.string(), figures: figuresSchema })),
  rows: z.array(
    z.object({
      month: z.string(),
      region: z.string(),
      kind: z.string(),
      figures: figuresSchema,
    }),
  ),
})
