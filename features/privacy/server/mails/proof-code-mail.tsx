import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { ProofPurpose } from "../../privacy-schemas.ts"

const WORDS: Record<ProofPurpose, { title: string; preview: string; asked: string; next: string }> =
  {
    deletion: {
      title: "Konto löschen",
      preview: "ist dein Code, um dein Konto zu löschen.",
      asked: "sein Konto löschen will",
      next: "Damit ist noch nichts gelöscht: Danach fragen wir ein letztes Mal nach.",
    },
    export: {
      title: "Kopie deiner Daten",
      preview: "ist dein Code für die Kopie deiner Daten.",
      asked: "eine Kopie aller Daten haben will",
      next: "Danach gehört die Kopie dir, mit allem, was wir von dir haben.",
    },
  }

export const PROOF_SUBJECTS: Record<ProofPurpose, string> = {
  deletion: `Dein Code, um dein Konto auf ${PRODUCT_NAME} zu löschen`,
  export: `Dein Code für die Kopie deiner Daten auf ${PRODUCT_NAME}`,
}

/** The code of somebody who is signed in and wants what only they may have; it says for what. */
export function ProofCodeMail({ code, purpose }: { code: string; purpose: ProofPurpose }) {
  const { title, preview, asked, next } = WORDS[purpose]
  return (
    <MailLayout
      preview={`${code} ${preview} Er gilt zehn Minuten.`}
      title={title}
      reason={`Du bekommst diese Mail, weil jemand in deinem Konto auf ${PRODUCT_NAME} ${asked}.`}
    >
      <MailText>Gib diese sechs Ziffern in deinen Einstellungen ein. {next}</MailText>
      <CodePanel code={code} />
      <MailText>Der Code gilt zehn Minuten und genau einmal.</MailText>
      <NotYou hasWaited />
    </MailLayout>
  )
}
