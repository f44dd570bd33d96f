import { randomUUID } from "node:crypto"
import type { ComponentProps } from "react"
import type { Db } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { BankAccountChangedMail } from "./bank-account-changed-mail.tsx"

/** Tells somebody that their money goes elsewhere from now on, or nowhere. */
export async function tellOfBank(
  tx: Db,
  to: string,
  change: ComponentProps<typeof BankAccountChangedMail>,
): Promise<void> {
  await sendMail(tx, {
    key: `bank-account-changed/${randomUUID()}`,
    kind: "bank-account-changed",
    to,
    subject: change.account ? "Bankverbindung geändert" : "Bankverbindung entfernt",
    body: <BankAccountChangedMail {...change} />,
  })
}
