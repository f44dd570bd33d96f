import { and, asc, eq, inArray } from "drizzle-orm"
import { sendLoginCode } from "#features/auth/sign-in/server/send-login-code.tsx"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { createUser } from "#features/users/core/server/create-user.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { FLIGHT_REQUESTS_PATH, MAX_OPEN_REQUESTS } from "../flight-request.ts"
import type { NewFlightRequest } from "../flight-request-schemas.ts"
import { type FlightRequestRow, flightRequestsTable } from "./flight-requests-tables.ts"
import { insertFlightRequest, refuseIfContradictory } from "./save-flight-request.ts"

interface Visitor {
  /** In its canonical spelling. */
  email: string
  /** The caller's network address. */
  address: string
}

/**
 * A visitor's request waits as a draft in the account of the address, which is made where there is none,
 * until whoever reads its mails opens it: with the code in the same place, or from the cockpit, where
 * the mail's link leads. Nobody learns whether the address was known.
 */
export async function draftFlightRequest(
  db: Db,
  { email, address }: Visitor,
  wanted: NewFlightRequest,
): Promise<FlightRequestRow> {
  requireOpen("flightRequests")
  refuseIfContradictory(wanted)
  // first: who asks for too many codes leaves no drafts either
  await sendLoginCode(db, { email, address, redirect: FLIGHT_REQUESTS_PATH })
  return inTransaction(db, async (tx) => {
    const userId = await accountOf(tx, email)
    await dropOldestDrafts(tx, userId)
    return insertFlightRequest(tx, userId, { wanted, status: "draft" })
  })
}

async function accountOf(tx: Db, email: string): Promise<number> {
  const known = await findUserByEmail(tx, email)
  if (known) return known.id
  try {
    return await createUser(tx, { email })
  } catch (error) {
    // made by a second press in this very moment
    const made = error instanceof DomainError && (await findUserByEmail(tx, email))
    if (!made) throw error
    return made.id
  }
}

/** Anybody may leave drafts at any address: a few are kept, the newest. */
async function dropOldestDrafts(tx: Db, userId: number): Promise<void> {
  const drafts = await tx
    .select({ id: flightRequestsTable.id })
    .from(flightRequestsTable)
    .where(and(eq(flightRequestsTable.userId, userId), eq(flightRequestsTable.status, "draft")))
    .orderBy(asc(flightRequestsTable.id))
  const surplus = drafts.slice(0, Math.max(0, drafts.length - MAX_OPEN_REQUESTS + 1))
  await tx.delete(flightRequestsTable).where(
    inArray(
      flightRequestsTable.id,
      surplus.map(({ id }) => id),
    ),
  )
}
