import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { readDocumentFile } from "#features/verification/server/read-document-file.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import { type CostReceipt, costReceiptKey } from "../cost-receipt.ts"
import { costReceiptsTable } from "./settlements-tables.ts"

/**
 * Keeps a receipt of a landed flight; it belongs to no item until the costs or an answer name it. Where the malware
 * scanner is away it lies in quarantine until that has looked at it.
 */
export async function saveReceipt(
  db: Db,
  pilot: UserActor,
  flightId: number,
  bytes: Uint8Array,
): Promise<CostReceipt> {
  const { mediaType, file, scanState } = await readDocumentFile(bytes)
  const id = randomUUID()
  // row first: a process that ends in between leaves no bytes that nobody would delete
  await inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    await refuseUnasked(tx, flight)
    await tx.insert(costReceiptsTable).values({
      id,
      flightId,
      mediaType,
      byteSize: file.length,
      scanState,
      createdAt: clock.now(),
    })
  })
  await storage().put(costReceiptKey(id), file)
  return { id, mediaType, isQuarantined: scanState === "pending" }
}

async function refuseUnasked(tx: Db, { id, status }: FlightRow): Promise<void> {
  if (status === "settlement_due") return
  const disputed = await tx
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, id), eq(bookingsTable.status, "disputed")))
    .limit(1)
  if (disputed.length > 0) return
  throw new DomainError(
    "no-receipt-is-asked-for",
    "invalid",
    "Belege gehören zu einer offenen Abrechnung oder zu einem offenen Einwand.",
  )
}
