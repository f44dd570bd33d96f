import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { AppealFacts } from "../find-appeal-facts.ts"

/** To whoever complains: it has arrived, with its own words. */
export function AppealReceiptMail({ facts: { appeal, title } }: { facts: AppealFacts }) {
  return (
    <MailLayout
      preview={`Vorgang ${appeal.ref}. Ein Mensch prüft die Entscheidung noch einmal.`}
      title="Dein Widerspruch ist eingegangen"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand mit dem Link aus unserer Mail an dich einer Entscheidung von ${PRODUCT_NAME} widersprochen hat.`}
    >
      <MailPanel>
        <MailRow label="Vorgang" value={appeal.ref} />
        <MailRow label="Eingegangen" value={formatInstant(appeal.createdAt, HOME_ZONE)} />
        <MailRow label="Betrifft" value={title} />
      </MailPanel>
      <MailText>„{appeal.explanation}“</MailText>
      <MailText>
        Ein Mensch prüft die Entscheidung noch einmal, ohne Automatik. Das Ergebnis schreiben wir
        dir mit den Gründen.
      </MailText>
    </MailLayout>
  )
}
