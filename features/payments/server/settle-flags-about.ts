import { and, eq, isNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlagReason } from "../payment-flag.ts"
import { paymentFlagsTable as flags } from "./payments-tables.ts"

interface SettledFlag {
  /** As the provider calls what it is about. */
  subject: string
  reason: FlagReason
  /** How it was settled, in words. */
  note: string
  /** Who has decided it; null: nobody had to. */
  settledBy: number | null
}

/** Settles what was flagged about one thing, where something else has answered it. */
export async function settleFlagsAbout(
  tx: Db,
  { subject, reason, note, settledBy }: SettledFlag,
): Promise<void> {
  await tx
    .update(flags)
    .set({ settledAt: clock.now(), settledBy, settledNote: note })
    .where(and(eq(flags.subject, subject), eq(flags.reason, reason), isNull(flags.settledAt)))
}
