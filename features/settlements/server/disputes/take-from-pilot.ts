import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { DisputeRow } from "#features/payments/server/payments-tables.ts"
import type { Db } from "#platform/server/db.ts"

/** Books what a pilot bears of a lost dispute, once: so much less is owed to them. */
export async function takeFromPilot(
  tx: Db,
  { providerRef }: DisputeRow,
  { bookingId, pilotId, borneCents }: { bookingId: number; pilotId: number; borneCents: number },
): Promise<void> {
  if (borneCents === 0) return
  await postMove(tx, {
    businessKey: `dispute/${providerRef}/borne`,
    // between pilot and platform: whose bank it was is told of the dispute alone
    subject: "booking",
    subjectId: bookingId,
    kind: "booking.dispute_borne",
    lines: [
      { account: accounts.pilotPayable(pilotId), amountCents: borneCents },
      { account: accounts.chargebacks(), amountCents: -borneCents },
    ],
  })
}
