import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/users/server/mails/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { documentName, handInPath } from "../../document-kinds.ts"
import { REJECTIONS } from "../../rejection.ts"
import type { DocumentRow } from "../verification-tables.ts"

/** To the pilot: a document has to come once more, and why. */
export function DocumentRejectedMail({ document }: { document: DocumentRow }) {
  const name = documentName(document)
  return (
    <MailLayout
      preview={`${name}: Hier steht, was fehlt.`}
      title="Reich diesen Nachweis noch einmal ein"
      reason={`Du bekommst diese Mail, weil du auf ${PRODUCT_NAME} Nachweise als Pilot:in eingereicht hast.`}
    >
      <MailText>{name}: So können wir deinen Nachweis noch nicht annehmen.</MailText>
      <MailPanel>
        <MailText>{REJECTIONS[document.rejection ?? "other"]}.</MailText>
        {document.rejectionNote && <MailText>{document.rejectionNote}</MailText>}
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${handInPath(document.kind)}`}>
        Noch einmal einreichen
      </MailButton>
    </MailLayout>
  )
}
