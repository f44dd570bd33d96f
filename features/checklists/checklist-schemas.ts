import { z } from "zod"
import { line } from "#platform/text-input.ts"

/** More than any list has; a phone sends all that waits at once. */
const MAX_CHANGES = 100

const instant = line(40)
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text).toISOString())

export const ticksAnswerSchema = z.array(
  z.object({ item: z.string(), isDone: z.boolean(), changedAt: z.iso.datetime() }),
)

/** Changes of a list, each with the moment at which it was made. */
export const checklistChangesSchema = z.object({
  changes: z
    .array(z.object({ item: line(40).min(1), isDone: z.boolean(), changedAt: instant }))
    .max(MAX_CHANGES),
})
