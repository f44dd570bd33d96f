import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { SELLER_STATE_LABELS } from "../seller-state.ts"
import { toSellersCsv } from "../seller-year.ts"
import { listSellers } from "./read-sellers.ts"

/** The sellers of a year to the cent, for whoever checks the report; that it was taken is written down. */
export function exportSellers(db: Db, actor: UserActor, year: number): Promise<string> {
  return inTransaction(db, async (tx) => {
    await recordEvent(tx, {
      kind: "user.tax_sellers_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      reason: String(year),
    })
    const sellers = await listSellers(tx, year)
    await noteLooks(tx, actor, { kind: "tax_table", of: sellers.map(({ pilotId }) => pilotId) })
    return toSellersCsv(
      sellers.map((seller) => ({ ...seller, why: SELLER_STATE_LABELS[seller.state] })),
    )
  })
}
