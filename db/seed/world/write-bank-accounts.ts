import { composeIBAN } from "ibantools"
import { sealIban } from "#features/users/core/server/iban-cipher.ts"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRows } from "../factories/insert-rows.ts"
import type { UserRow } from "../factories/make-user.ts"
import { createRandom } from "../random.ts"

// bank codes that are given to no bank, and how long an account number is there
const BANKS: Readonly<Record<string, { code: string; digits: number }>> = {
  DE: { code: "90012345", digits: 10 },
  AT: { code: "99123", digits: 11 },
  CH: { code: "99123", digits: 12 },
}

/** Where each pilot's payouts go; the accounts pass every check and lead nowhere. */
export async function writeBankAccounts(
  db: Db,
  pilots: readonly { user: UserRow; country: string }[],
): Promise<void> {
  await insertRows(
    db,
    bankAccountsTable,
    pilots.map(({ user, country }) => {
      const iban = ibanOf(user, country)
      return {
        userId: user.id,
        accountHolder: `${user.firstName} ${user.lastName}`,
        ibanEncrypted: sealIban(user.id, iban),
        ibanLast4: iban.slice(-4),
        updatedAt: user.createdAt,
      }
    }),
  )
}

function ibanOf(user: UserRow, country: string): string {
  const bank = BANKS[country]
  if (!bank) throw new Error(`no bank in ${country}`)
  const random = createRandom(`bank account ${user.email}`)
  const number = Array.from({ length: bank.digits }, () => random.int(0, 9)).join("")
  const iban = composeIBAN({ countryCode: country, bban: bank.code + number })
  if (!iban) throw new Error(`${bank.code}${number} is no account in ${country}`)
  return iban
}
