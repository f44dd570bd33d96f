import { randomUUID } from "node:crypto"
import { and, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import type { PayoutBank } from "../payout-account.ts"
import { BankAccountChangedMail } from "./bank-account-changed-mail.tsx"

/** Tells the owner of a payout account that there is another bank behind it. */
export async function tellOfBank(
  tx: Db,
  userId: number,
  { bank, waitsUntil }: { bank: PayoutBank; waitsUntil: Date },
): Promise<void> {
  const [owner] = await tx
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
  if (!owner) return
  await sendMail(tx, {
    key: `bank-account-changed/${randomUUID()}`,
    kind: "bank-account-changed",
    to: owner.email,
    subject: "Bankverbindung geändert",
    body: (
      <BankAccountChangedMail
        account={bank}
        section="auszahlung"
        formerGetsRest={false}
        waitsUntil={waitsUntil}
      />
    ),
  })
}
