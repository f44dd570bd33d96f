import { eq } from "drizzle-orm"
import { type BankAccount, isMasked, isSameBankAccount } from "#features/users/core/bank-account.ts"
import {
  findStoredBankAccount,
  type StoredBankAccount,
} from "#features/users/core/server/bank-account-queries.ts"
import { sealIban } from "#features/users/core/server/iban-cipher.ts"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type DomainError, fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { payoutsFrom } from "../payout-wait.ts"
import { findBankAccountWait } from "./find-payouts-wait.ts"
import { tellOfBank } from "./tell-of-bank.tsx"

/**
 * Puts another bank account in the place of the former one, or takes it away; the same one again
 * changes nothing. The event tells that it changed, not to what. Its owner is told by mail, because
 * who can change it can lead money elsewhere, and money leaves to a new IBAN only after a while.
 */
export async function saveBankAccount(
  tx: Db,
  owner: UserActor & { email: string },
  given: BankAccount | null,
): Promise<void> {
  const former = await findStoredBankAccount(tx, owner.userId)
  const wanted = given && withClearIban(former, given)
  if (wanted === null) {
    if (former === null) return
    await tx.delete(bankAccountsTable).where(eq(bankAccountsTable.userId, owner.userId))
  } else {
    if (isSameBankAccount(former?.clear ?? null, wanted)) return
    const isNewIban = former?.clear?.iban !== wanted.iban
    await write(tx, owner.userId, wanted, { isNewIban })
  }
  await recordEvent(tx, {
    kind: wanted === null ? "user.bank_account_removed" : "user.bank_account_changed",
    entityId: owner.userId,
    actor: owner,
    role: owner.isPilot ? "pilot" : "passenger",
  })
  await tellOfBank(tx, owner.email, {
    account: wanted && { accountHolder: wanted.accountHolder, last4: wanted.iban.slice(-4) },
    section: "bankkonto",
    formerGetsRest: former !== null,
    waitsUntil: await findBankAccountWait(tx, owner.userId),
  })
}

async function write(
  tx: Db,
  userId: number,
  { accountHolder, iban, bic }: BankAccount,
  { isNewIban }: { isNewIban: boolean },
) {
  const now = clock.now()
  const row = {
    accountHolder,
    ibanEncrypted: sealIban(userId, iban),
    ibanLast4: iban.slice(-4),
    bic,
    updatedAt: now,
    ...(isNewIban && { payoutsFrom: payoutsFrom(now) }),
  }
  await tx
    .insert(bankAccountsTable)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: bankAccountsTable.userId, set: row })
}

/** The browser only knows the masked IBAN and sends it back where it stays as it is. */
function withClearIban(former: StoredBankAccount | null, given: BankAccount): BankAccount {
  if (!isMasked(given.iban)) return given
  const isUnchanged = former && withoutSpaces(former.masked.iban) === withoutSpaces(given.iban)
  if (!isUnchanged || !former.clear) throw incompleteIban()
  return { ...given, iban: former.clear.iban }
}

function withoutSpaces(iban: string): string {
  return iban.replaceAll(" ", "")
}

function incompleteIban(): DomainError {
  return fieldError("incomplete-iban", "bankAccount.iban", "Bitte gib die ganze IBAN an")
}
