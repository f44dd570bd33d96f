import { z } from "zod"
import { ANSWER_SCHEMAS } from "./answers.ts"
import { DRAFT_STEPS, type DraftProblem, type DraftStep, isDraftStep } from "./draft.ts"

/** The answers of one step, as they are saved. */
const stepSchemas = DRAFT_STEPS.map((step) =>
  z.object({
    step: z.literal(step),
    /** Of the draft, as the writer last saw it; 0 where there was none. */
    version: z.int().min(0),
    answers: ANSWER_SCHEMAS[step],
  }),
)

type StepSchema = (typeof stepSchemas)[number]

export const stepInputSchema = z.discriminatedUnion(
  "step",
  stepSchemas as [StepSchema, ...StepSchema[]],
)

export type StepInput = z.output<typeof stepInputSchema>

export const savedDraftSchema = z.object({
  flightId: z.int(),
  version: z.int(),
  savedAt: z.iso.datetime(),
  /** What speaks against handing it in now. */
  problems: z.array(
    z.object({ step: z.enum(DRAFT_STEPS), property: z.string(), message: z.string() }),
  ),
})

export type SavedDraft = z.output<typeof savedDraftSchema>

export const handedInSchema = z.object({
  /** The flight, or all of a series. */
  flightIds: z.array(z.int()),
  status: z.enum(["in_review", "published"]),
})

export type HandedIn = z.output<typeof handedInSchema>

/** Of a flight that belongs to a series: whether those behind it change with it. */
export const handInQuerySchema = z.object({
  scope: z.enum(["one", "following"]).default("one"),
})

export type HandInScope = z.output<typeof handInQuerySchema>["scope"]

export const copiedFlightSchema = z.object({
  /** Of the new draft. */
  flightId: z.int(),
  path: z.string(),
})

export type CopiedFlight = z.output<typeof copiedFlightSchema>

/** What a save of a step that was changed elsewhere is refused with. */
export const DRAFT_CHANGED = "draft-changed"

/** What handing in an unfinished draft is refused with; its fields are called `step.property`. */
export const DRAFT_UNFINISHED = "draft-unfinished"

export function fieldOf({ step, property }: { step: DraftStep; property: string }): string {
  return `${step}.${property}`
}

/** The same back: what a refusal says, at the steps that it is about. */
export function problemsOf(fields: Record<string, string>): DraftProblem[] {
  return Object.entries(fields).flatMap(([field, message]) => {
    const [step = "", ...property] = field.split(".")
    return isDraftStep(step) ? [{ step, property: property.join("."), message }] : []
  })
}
