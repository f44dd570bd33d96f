import { eq } from "drizzle-orm"
import { unknownUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { saveBirthDate } from "#features/users/pilots/server/birth-dates.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { TaxDetailsInput } from "../tax-details-schema.ts"
import { sealTaxDetails } from "./tax-cipher.ts"
import { readTaxDetails } from "./tax-requests.ts"
import { taxDetailsTable, taxRequestsTable } from "./tax-tables.ts"

/** What waited for it goes on. */
export const TAX_DETAILS_GIVEN = "user.tax_details_given"

/** Writes down what a pilot who was asked says for the tax offices; the same again changes nothing. */
export function saveTaxDetails(db: Db, actor: UserActor, input: TaxDetailsInput): Promise<void> {
  return inTransaction(db, async (tx) => {
    await saveBirthDate(tx, actor, input.birthDate)
    const { userId } = actor
    const [request] = await tx
      .select()
      .from(taxRequestsTable)
      .where(eq(taxRequestsTable.userId, userId))
      .for("update")
    if (!request) {
      throw new DomainError(
        "no-tax-request",
        "invalid",
        "Wir brauchen gerade keine Steuerangaben von dir.",
      )
    }
    const [person] = await tx
      .select({ firstName: usersTable.firstName, lastName: usersTable.lastName })
      .from(usersTable)
      .where(eq(usersTable.id, userId))
    if (!person) throw unknownUser()
    const details = { ...person, ...input }
    const [former] = await tx
      .select()
      .from(taxDetailsTable)
      .where(eq(taxDetailsTable.userId, userId))
    if (former && isSame(readTaxDetails(former), details)) return
    const row = { givenAt: clock.now(), detailsEncrypted: sealTaxDetails(userId, details) }
    await tx
      .insert(taxDetailsTable)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: taxDetailsTable.userId, set: row })
    // the details themselves stay in their row: events are never deleted
    await recordEvent(tx, {
      kind: TAX_DETAILS_GIVEN,
      entityId: userId,
      actor,
      role: "pilot",
      data: { isCorrection: former !== undefined },
    })
  })
}

function isSame(former: object | null, details: object): boolean {
  const sorted = (given: object) => JSON.stringify(Object.entries(given).toSorted())
  return former !== null && sorted(former) === sorted(details)
}
