import { z } from "zod/mini"

const ticks = z.array(z.object({ item: z.string(), isDone: z.boolean(), changedAt: z.string() }))

/** What the store of `kept-ticks.ts` leaves in a browser: lists by their path in the API. */
export const keptListsSchema = z.object({
  userId: z.nullable(z.int()),
  lists: z.record(z.string(), z.object({ known: ticks, waiting: ticks })),
})

export type KeptLists = z.output<typeof keptListsSchema>
