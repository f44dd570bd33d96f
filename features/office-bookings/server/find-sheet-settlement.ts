import { asc, eq } from "drizzle-orm"
import { formatEntityStatus } from "#features/admin/event-labels.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import {
  HOLD_REASONS_FOR_OFFICE,
  PAYOUT_LABELS,
  type PayoutState,
  payoutStateOf,
} from "#features/settlements/payout.ts"
import { KEPT_CENTS } from "#features/settlements/server/payouts/payout-sums.ts"
import {
  payoutsTable,
  settlementPartsTable,
  settlementsTable,
} from "#features/settlements/server/settlements-tables.ts"
import { OUTCOME_LABELS } from "#features/settlements/settlement.ts"
import type { Db } from "#platform/server/db.ts"
import type { SheetSettlement } from "../booking-sheet.ts"
import { providerObject } from "./provider-object.ts"

/** What the statement made of a booking, and how far its payout is; null before there is one. */
export async function findSheetSettlement(db: Db, bookingId: number) {
  const [row] = await db
    .select({ part: settlementPartsTable, settlement: settlementsTable })
    .from(settlementPartsTable)
    .innerJoin(settlementsTable, eq(settlementsTable.flightId, settlementPartsTable.flightId))
    .where(eq(settlementPartsTable.bookingId, bookingId))
  if (!row) return { part: null, objectionsUntil: null, payoutState: null, sheet: null }
  const { part, settlement } = row
  const payout = await findPayout(db, bookingId)
  const sheet: SheetSettlement = {
    outcome: OUTCOME_LABELS[part.outcome],
    shareCents: part.shareCents,
    feeCents: part.feeCents,
    refundCents: part.refundShareCents + part.refundFeeCents,
    submittedAt: settlement.submittedAt?.toISOString() ?? null,
    objectionsUntil: settlement.objectionsUntil?.toISOString() ?? null,
    closedAt: settlement.closedAt?.toISOString() ?? null,
    hasObjection: part.objectedAt !== null,
    payout: payout?.sheet ?? null,
  }
  return {
    part,
    objectionsUntil: settlement.objectionsUntil,
    payoutState: payout?.state ?? null,
    sheet,
  }
}

interface FoundPayout {
  state: PayoutState
  sheet: NonNullable<SheetSettlement["payout"]>
}

async function findPayout(db: Db, bookingId: number): Promise<FoundPayout | undefined> {
  const [row] = await db
    .select({ payout: payoutsTable, keptCents: KEPT_CENTS })
    .from(payoutsTable)
    .where(eq(payoutsTable.bookingId, bookingId))
  if (!row) return undefined
  const { payout, keptCents } = row
  const transfers = await db
    .select()
    .from(transfersTable)
    .where(eq(transfersTable.bookingId, bookingId))
    .orderBy(asc(transfersTable.id))
  const state = payoutStateOf(payout, keptCents)
  return {
    state,
    sheet: {
      state: PAYOUT_LABELS[state],
      hold: payout.hold && HOLD_REASONS_FOR_OFFICE[payout.hold],
      amountCents: payout.amountCents,
      keptCents,
      releasedAt: payout.releasedAt.toISOString(),
      paidAt: payout.paidAt?.toISOString() ?? null,
      transfers: transfers.map(({ ref, providerRef, amountCents, status, orderedAt }) => ({
        ...providerObject("Überweisung", providerRef ?? ref),
        amountCents,
        status: formatEntityStatus("transfer", status) ?? status,
        at: orderedAt.toISOString(),
      })),
    },
  }
}
