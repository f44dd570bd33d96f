import { and, desc, eq, isNotNull } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { costReceiptPath } from "../cost-receipt.ts"
import { OBJECTION_KIND_LABELS } from "../objection.ts"
import { PAYOUT_LABELS, payoutStateOf } from "../payout.ts"
import { OUTCOME_LABELS } from "../settlement.ts"
import { KEPT_CENTS } from "./payouts/payout-sums.ts"
import { listReviewedCosts } from "./reviewed-costs.ts"
import { payoutsTable, settlementPartsTable, settlementsTable } from "./settlements-tables.ts"
import { shareRefundsTable } from "./share-refunds/share-refunds-table.ts"

/** The settlements of a pilot's flights and of a passenger's bookings, and what was paid out. */
export async function exportSettlements(db: Db, userId: number) {
  return {
    alsPilot: await exportOwnFlights(db, userId),
    alsGast: await exportOwnParts(db, userId),
    auszahlungen: await exportPayouts(db, userId),
    ueberweisungen: await exportTransfers(db, userId),
  }
}

async function exportOwnFlights(db: Db, userId: number) {
  const settlements = await db
    .select({ settlement: settlementsTable })
    .from(settlementsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, settlementsTable.flightId))
    .where(eq(flightsTable.pilotId, userId))
    .orderBy(desc(settlementsTable.flightId))
  const exported = []
  for (const { settlement } of settlements) {
    const { flightId, actualCostCents, submittedAt, closedAt } = settlement
    const costs = await listReviewedCosts(db, flightId)
    exported.push({
      flug: flightId,
      kostenEuro: inEuros(actualCostCents),
      posten: costs.map((cost) => ({
        label: cost.label,
        euro: inEuros(cost.amountCents),
        warum: cost.explanation,
        eingetragenEuro: inEuros(cost.statedCents ?? cost.amountCents),
        berichtigtWeil: cost.correction,
        belege: cost.receipts.map(({ id }) => costReceiptPath(id)),
      })),
      antworten: await exportAnswers(db, flightId),
      anGaesteErstattet: await exportShareRefunds(db, flightId),
      eingereichtAm: submittedAt,
      abgeschlossenAm: closedAt,
    })
  }
  return exported
}

/** What the back office has given back at the pilot's cost, and why. */
async function exportShareRefunds(db: Db, flightId: number) {
  const { shareCents, words, madeAt } = shareRefundsTable
  const rows = await db
    .select({ shareCents, words, madeAt })
    .from(shareRefundsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, shareRefundsTable.bookingId))
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(madeAt)
  return rows.map((row) => ({
    euro: inEuros(row.shareCents),
    weil: row.words,
    am: row.madeAt,
  }))
}

/** What the pilot has said to objections of guests, and none of what the guests have. */
async function exportAnswers(db: Db, flightId: number) {
  const { answer, answeredAt } = settlementPartsTable
  return db
    .select({ antwort: answer, am: answeredAt })
    .from(settlementPartsTable)
    .where(and(eq(settlementPartsTable.flightId, flightId), isNotNull(answeredAt)))
    .orderBy(answeredAt)
}

async function exportOwnParts(db: Db, userId: number) {
  const rows = await db
    .select({ part: settlementPartsTable })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, settlementPartsTable.bookingId))
    .where(eq(bookingsTable.passengerId, userId))
    .orderBy(desc(settlementPartsTable.bookingId))
  return rows.map(({ part }) => ({
    buchung: part.bookingId,
    flug: part.flightId,
    eingetragen: OUTCOME_LABELS[part.outcome],
    kostenanteilEuro: inEuros(part.shareCents),
    servicegebuehrEuro: inEuros(part.feeCents),
    zurueckEuro: inEuros(part.refundShareCents + part.refundFeeCents),
    einwandZu: part.objectionKind && OBJECTION_KIND_LABELS[part.objectionKind],
    einwand: part.objection,
    zurueckgezogenAm: part.withdrawnAt,
    einwandAm: part.objectedAt,
    entscheidung: part.decision,
    entschiedenAm: part.decidedAt,
  }))
}

async function exportPayouts(db: Db, userId: number) {
  const payouts = await db
    .select({ payout: payoutsTable, keptCents: KEPT_CENTS })
    .from(payoutsTable)
    .where(eq(payoutsTable.pilotId, userId))
    .orderBy(desc(payoutsTable.bookingId))
  return payouts.map(({ payout, keptCents }) => ({
    buchung: payout.bookingId,
    euro: inEuros(payout.amountCents),
    fuerRueckbuchungenVerrechnetEuro: inEuros(keptCents),
    stand: PAYOUT_LABELS[payoutStateOf(payout, keptCents)],
    freigegebenAm: payout.releasedAt,
    ausgezahltAm: payout.paidAt,
  }))
}

async function exportTransfers(db: Db, userId: number) {
  const transfers = await db
    .select()
    .from(transfersTable)
    .where(eq(transfersTable.payeeId, userId))
    .orderBy(desc(transfersTable.id))
  return transfers.map((transfer) => ({
    referenz: transfer.ref,
    euro: inEuros(transfer.amountCents),
    veranlasstAm: transfer.orderedAt,
    erledigtAm: transfer.settledAt,
  }))
}
