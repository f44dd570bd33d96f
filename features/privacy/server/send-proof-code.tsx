import { limitCodeMails } from "#features/auth/core/server/limit-code-mails.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import type { ProofPurpose } from "../privacy-schemas.ts"
import { PROOF_SUBJECTS, ProofCodeMail } from "./mails/proof-code-mail.tsx"

interface WantedProof {
  purpose: ProofPurpose
  /** The caller's network address. */
  address: string
}

/** Mails the code with which somebody signs in anew, and says what it is for; there is no link. */
export async function sendProofCode(
  db: Db,
  actor: UserActor,
  { purpose, address }: WantedProof,
): Promise<void> {
  const { email } = await getOwnUser(db, actor.userId)
  await limitCodeMails({ email, address, trusted: String(actor.userId) })
  await inTransaction(db, async (tx) => {
    const { id, code } = await startChallenge(tx, { email, purpose: "login", address })
    await sendMail(tx, {
      key: `proof-code/${id}`,
      kind: "proof-code",
      to: email,
      subject: PROOF_SUBJECTS[purpose],
      body: <ProofCodeMail code={code} purpose={purpose} />,
      containsCode: true,
    })
  })
}
