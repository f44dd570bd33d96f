import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailButton, MailText } from "#features/users/server/mails/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatIsoDay } from "#platform/time.ts"
import { documentName } from "../../document-kinds.ts"
import { VERIFICATION_PATH } from "../../verification-path.ts"
import type { DocumentRow } from "../verification-tables.ts"

/** To the pilot: a document is fine. */
export function DocumentVerifiedMail({ document }: { document: DocumentRow }) {
  const name = documentName(document)
  return (
    <MailLayout
      preview={`${name} ist geprüft.`}
      title="Dein Nachweis ist geprüft"
      reason={`Du bekommst diese Mail, weil du auf ${PRODUCT_NAME} Nachweise als Pilot:in eingereicht hast.`}
    >
      <MailText>
        {name}: Wir haben deinen Nachweis angesehen, er passt.
        {document.expiresOn
          ? ` Er gilt bis ${formatIsoDay(document.expiresOn)}; vorher erinnern wir dich.`
          : ""}
      </MailText>
      <MailText>
        Die Dateien löschen wir 30 Tage nach der Prüfung. Es bleiben nur Art und Daten.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${VERIFICATION_PATH}`}>
        Deine Nachweise ansehen
      </MailButton>
    </MailLayout>
  )
}
