import { z } from "zod"

/** A living session as its owner sees it. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** „Firefox auf Windows“ */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** When its access token was last renewed, so up to an hour ago while it is in use. */
  lastSeenAt: z.iso.datetime(),
  /** The one through which this very list was asked for. */
  isCurrent: z.boolean(),
  isPersistent: z.boolean(),
})

export type OwnSession = z.output<typeof ownSessionSchema>
