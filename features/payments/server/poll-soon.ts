import { eq, type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { REPORT_PATIENCE_MS } from "../poll-time.ts"
import { paymentsTable } from "./payments-tables.ts"

/** Whoever promises something of a payment wants to hear of it soon. */
export async function pollSoon(tx: Db, paymentId: number): Promise<void> {
  await tx
    .update(paymentsTable)
    .set({ nextPollAt: soonerPoll() })
    .where(eq(paymentsTable.id, paymentId))
}

/** The same for who changes the row anyway. */
export function soonerPoll(): SQL {
  const soon = new Date(clock.now().getTime() + REPORT_PATIENCE_MS)
  return sql`least(${paymentsTable.nextPollAt}, ${soon})`
}
