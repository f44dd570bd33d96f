import { z } from "zod"
import { isEditable } from "#features/content/editable-texts.ts"
import { MAX_SEASON_NAME_LENGTH, MAX_SEASONS } from "#features/content/home-plan.ts"
import { TOPICS } from "#features/flights/core/flight.ts"
import { line, lines } from "#platform/text-input.ts"

export const MAX_NOTE_LENGTH = 300
export const MAX_TEXT_LENGTH = 30_000

const note = lines(MAX_NOTE_LENGTH)
const basedOn = z.int().min(0).max(1_000_000)
/** The slug of a text that may be edited here. */
const document = z.string().max(80).refine(isEditable)

/** The fields of a text in any state: only what is published keeps to the rules (`text-rules.ts`). */
export const textFieldsSchema = z.object({
  title: line(200),
  description: line(400),
  lead: line(600),
  terrain: line(40),
  time: line(40),
  ctaLabel: line(80),
  ctaPath: line(300),
  body: lines(MAX_TEXT_LENGTH),
})

export const sketchSchema = z.object({ document, text: textFieldsSchema })

/** `basedOn` is the number of the newest version that whoever writes has seen. */
export const saveTextSchema = z.object({
  document,
  basedOn,
  note,
  isPublished: z.boolean(),
  text: textFieldsSchema,
})

const day = z.union([z.iso.date(), z.literal("")])
const topics = z.array(z.enum(TOPICS)).max(TOPICS.length)

export const homePlanSchema = z.object({
  usual: topics,
  seasons: z
    .array(
      z.object({
        name: line(MAX_SEASON_NAME_LENGTH),
        from: day,
        to: day,
        isYearly: z.boolean(),
        topics,
      }),
    )
    .max(MAX_SEASONS),
})

export const saveHomePlanSchema = z.object({ basedOn, note, plan: homePlanSchema })

export const tilesSchema = z.object({ topics })

/** `number`: of the version that shall be shown again. */
export const restorePlanSchema = z.object({ basedOn, note, number: z.int().min(1).max(1_000_000) })
export const restoreTextSchema = restorePlanSchema.extend({ document })

export const returnPlanSchema = z.object({ basedOn, note })
export const returnTextSchema = returnPlanSchema.extend({ document })

export const versionAnswerSchema = z.object({ number: z.int() })

export type SaveText = z.output<typeof saveTextSchema>
export type SaveHomePlan = z.output<typeof saveHomePlanSchema>
export type Restore = z.output<typeof restoreTextSchema>
export type Return = z.output<typeof returnTextSchema>
