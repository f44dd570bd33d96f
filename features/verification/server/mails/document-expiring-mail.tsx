import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { env } from "#platform/server/env.ts"
import { formatIsoDay } from "#platform/time.ts"
import { documentName, handInPath } from "../../document-kinds.ts"
import type { DocumentRow } from "../verification-tables.ts"
import { TO_OWNER } from "./to-owner.ts"

/** To the pilot: a document ends soon. */
export function DocumentExpiringMail({ document }: { document: DocumentRow }) {
  const name = documentName(document)
  const end = formatIsoDay(document.expiresOn ?? "")
  return (
    <MailLayout
      preview={`${name} endet am ${end}.`}
      title="Ein Nachweis läuft bald ab"
      picture="papers"
      reason={TO_OWNER}
    >
      <MailText>
        {name} endet am {end}. Reich den neuen Nachweis ein, sobald du ihn hast; der alte gilt bis
        dahin weiter.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${handInPath(document.kind)}`}>
        Neuen Nachweis einreichen
      </MailButton>
    </MailLayout>
  )
}
