import { eq, lt } from "drizzle-orm"
import { pgTable, text, timestamp } from "drizzle-orm/pg-core"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "./db.ts"
import { prepared } from "./prepared.ts"
import { mailBouncesTable } from "./sent-mails/mail-bounces-table.ts"

export const refusedAddressesTable = pgTable("refused_addresses", {
  email: text().primaryKey(),
  refusedAt: timestamp("refused_at", { withTimezone: true }).notNull(),
  /** What the server has answered. */
  answer: text().notNull(),
})

/** A mark that nobody has cleared is forgotten after so long; the address is tried once more then. */
const KEPT_MS = days(365)

/** Whether a mail server has refused an address for good, and no mail has arrived there since. */
export async function isAddressRefused(db: Db, address: string): Promise<boolean> {
  const [found] = await selectRefused(db, { address })
  return found !== undefined
}

const selectRefused = prepared((db, { address }: { address: string }) =>
  db
    .select({ email: refusedAddressesTable.email })
    .from(refusedAddressesTable)
    .where(eq(refusedAddressesTable.email, address)),
)

/** Marks an address. False where it was marked before. */
export async function markRefused(tx: Db, address: string, answer: string): Promise<boolean> {
  const written = await tx
    .insert(refusedAddressesTable)
    .values({ email: address, answer, refusedAt: clock.now() })
    .onConflictDoNothing({ target: refusedAddressesTable.email })
    .returning({ email: refusedAddressesTable.email })
  return written.length > 0
}

/** A mail has arrived, somebody wants it tried again, or the address is nobody's any more. */
export async function clearRefused(db: Db, address: string): Promise<void> {
  await deleteRefused(db, { address })
}

const deleteRefused = prepared((db, { address }: { address: string }) =>
  db.delete(refusedAddressesTable).where(eq(refusedAddressesTable.email, address)),
)

/** Deletes the marks that nobody has cleared for a year, and what came back before that. */
export async function deleteOldRefusals(db: Db): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await db.delete(refusedAddressesTable).where(lt(refusedAddressesTable.refusedAt, before))
  await db.delete(mailBouncesTable).where(lt(mailBouncesTable.receivedAt, before))
}

interface SmtpRefusal {
  responseCode: number
  command?: string
  response?: string
}

/**
 * Whether a mail server has said for good that nobody has this address: a 5xx to RCPT TO. What it refuses by a
 * policy of its own (5.7.x, such as a relay that does not know us) says nothing about the address.
 */
export function isRefusedForGood(error: unknown): error is Error & SmtpRefusal {
  if (!(error instanceof Error)) return false
  const { responseCode = 0, command = "", response = "" } = error as Partial<SmtpRefusal>
  const isPermanent = responseCode >= 500 && responseCode < 600
  return isPermanent && command.startsWith("RCPT") && !/^\d{3}[ -]5\.7\.\d/.test(response)
}
