import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatIsoDay } from "#platform/time.ts"
import { documentName, handInPath } from "../../document-kinds.ts"
import type { DocumentRow } from "../verification-tables.ts"

/** To the pilot: a document ends soon. */
export function DocumentExpiringMail({ document }: { document: DocumentRow }) {
  const name = documentName(document)
  const end = formatIsoDay(document.expiresOn ?? "")
  return (
    <MailLayout
      preview={`${name} endet am ${end}.`}
      title="Ein Nachweis läuft bald ab"
      reason={`Du bekommst diese Mail, weil du auf ${PRODUCT_NAME} Nachweise als Pilot:in eingereicht hast.`}
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
