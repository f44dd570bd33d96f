import { and, eq, isNull, sql } from "drizzle-orm"
import { lockOpenFlights } from "#features/flights/server/erase-flights.ts"
import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import type { LeftCredit } from "#features/vouchers/server/leave-credit.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { ERASURE_STEPS } from "./erasure-steps.ts"
import { listDeletionBlockers } from "./list-deletion-blockers.ts"
import { AccountDeletedMail } from "./mails/account-deleted-mail.tsx"

/**
 * Ends an account for good, in one transaction; what is left of the credit leaves it first, and the
 * last mail says how. Refused to whoever types another address, and while anything is open: then
 * nothing at all happens.
 */
export async function deleteAccount(
  db: Db,
  actor: UserActor,
  { email: typed }: { email: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // first the account: whoever comes second finds it gone
    const { email } = await lockCredentials(tx, actor.userId)
    if (typed !== email) {
      throw fieldError("other-email", "email", "Das ist nicht die Mailadresse dieses Kontos.")
    }
    await lockOpenFlights(tx, actor.userId)
    const [first, ...others] = await listDeletionBlockers(tx, actor.userId)
    if (first) throw stillNeeded(first.text, others.length)
    await eraseAccount(tx, { actor, email })
  })
}

/**
 * The same for an account that its owner had deleted before the database was brought back to a time before that. They have
 * been told; only codes of credit that have got lost with the later database go to them once more.
 * @returns what keeps it from being deleted now: bookings that were still open at that time, for example
 */
export function deleteAccountAgain(db: Db, userId: number): Promise<DeletionBlocker[]> {
  return inTransaction(db, async (tx) => {
    const known = await findAccount(tx, userId)
    if (!known) return []
    const { email } = await lockCredentials(tx, userId)
    await lockOpenFlights(tx, userId)
    const blockers = await listDeletionBlockers(tx, userId)
    if (blockers.length > 0) return blockers
    const actor: UserActor = { kind: "user", userId, isPilot: known.isPilot, isAdmin: false }
    await eraseAccount(tx, { actor, email, isTold: true })
    return []
  })
}

async function findAccount(tx: Db, userId: number): Promise<{ isPilot: boolean } | undefined> {
  const [account] = await tx
    .select({ isPilot: sql<boolean>`${pilotProfilesTable.userId} is not null` })
    .from(usersTable)
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, usersTable.id))
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
  return account
}

interface Leaving {
  actor: UserActor
  email: string
  /** The last mail has been sent: another one goes out only for what it has to hand over. */
  isTold?: boolean
}

async function eraseAccount(tx: Db, { actor, email, isTold = false }: Leaving): Promise<void> {
  const { firstName } = await getOwnUser(tx, actor.userId)
  const credit: LeftCredit[] = []
  for (const { run } of ERASURE_STEPS) await run(tx, { actor, email, credit })
  const at = clock.now()
  await recordEvent(tx, {
    kind: "user.deleted",
    entityId: actor.userId,
    actor,
    role: actor.isPilot ? "pilot" : "passenger",
  })
  if (isTold && credit.length === 0) return
  await sendMail(tx, {
    key: `account-deleted/${actor.userId}`,
    kind: "account-deleted",
    to: email,
    subject: "Dein Konto ist gelöscht",
    body: <AccountDeletedMail firstName={firstName} at={at} credit={credit} />,
    // the codes of the credit and the address itself must not stay
    containsCode: true,
  })
}

function stillNeeded(first: string, others: number): DomainError {
  const more =
    others === 0 ? "" : others === 1 ? " Und noch ein Grund." : ` Und ${others} weitere Gründe.`
  return new DomainError(
    "account-still-needed",
    "invalid",
    `Dein Konto lässt sich noch nicht löschen: ${first}${more}`,
  )
}
