import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import {
  newBanksOf,
  type PayoutAccount,
  type PayoutBank,
  type PayoutState,
  payoutStateOf,
} from "../payout-account.ts"
import { payoutsFrom } from "../payout-wait.ts"
import { payoutAccountsTable as accounts } from "./payout-accounts-table.ts"
import { tellOfBank } from "./tell-of-bank.tsx"

export async function findPayoutAccount(db: Db, userId: number) {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
  return account
}

export async function getPayoutState(db: Db, userId: number): Promise<PayoutState> {
  return payoutStateOf(await findPayoutAccount(db, userId))
}

/** Whose account this is; undefined where nobody has it. */
export async function findOwnerOfPayoutAccount(
  db: Db,
  providerRef: string,
): Promise<number | undefined> {
  const [account] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(eq(accounts.providerRef, providerRef))
  return account?.userId
}

/** Whose account nobody has said anything about since then, the longest silence first. */
export function listPayoutAccountsNotReported(
  db: Db,
  { waitingSince, readySince, limit }: { waitingSince: Date; readySince: Date; limit: number },
): Promise<{ id: number }[]> {
  const heardAt = sql`coalesce(${accounts.reportedAt}, ${accounts.createdAt})`
  const isReady = sql`${accounts.canReceive} and ${accounts.canPayOut}`
  return db
    .select({ id: accounts.userId })
    .from(accounts)
    .where(or(lt(heardAt, readySince), and(sql`not (${isReady})`, lt(heardAt, waitingSince))))
    .orderBy(asc(heardAt), asc(accounts.userId))
    .limit(limit)
}

/** Keeps what the provider calls a pilot's account; the first one counts. */
export async function savePayoutAccount(db: Db, userId: number, providerRef: string) {
  await db
    .insert(accounts)
    .values({ userId, providerRef, createdAt: clock.now() })
    .onConflictDoNothing()
}

interface ReportedAccount extends PayoutAccount {
  /** Null where the report does not name them. */
  banks: readonly PayoutBank[] | null
  at: Date
}

/**
 * Takes what the provider says of an account at a moment; what is older than the last report changes
 * nothing. To a bank that is new money leaves only after a while, and its owner is told by mail.
 * @returns false where nobody has this account
 */
export function recordPayoutAccount(
  db: Db,
  providerRef: string,
  { at, banks, ...said }: ReportedAccount,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.providerRef, providerRef))
      .for("update")
    if (!account) return false
    if (account.reportedAt && account.reportedAt > at) return true
    await tx
      .update(accounts)
      .set({
        ...said,
        reportedAt: at,
        ...(banks && { banks: banks.map(({ fingerprint }) => fingerprint) }),
      })
      .where(eq(accounts.userId, account.userId))
    const [added] = newBanksOf(account, banks ?? [])
    if (added) await letWait(tx, account.userId, added)
    const [from, to] = [payoutStateOf(account), payoutStateOf(said)]
    if (from !== to) {
      await recordEvent(tx, {
        kind: "user.payout_account_changed",
        entityId: account.userId,
        actor: SYSTEM,
        role: "system",
        data: { from, to },
      })
    }
    return true
  })
}

async function letWait(tx: Db, userId: number, bank: PayoutBank): Promise<void> {
  const from = payoutsFrom(clock.now())
  await tx.update(accounts).set({ payoutsFrom: from }).where(eq(accounts.userId, userId))
  await recordEvent(tx, {
    kind: "user.bank_account_changed",
    entityId: userId,
    actor: SYSTEM,
    role: "system",
  })
  const [owner] = await tx
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
  if (!owner) return
  await tellOfBank(tx, owner.email, {
    account: bank,
    section: "auszahlung",
    formerGetsRest: false,
    waitsUntil: from,
  })
}
