import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { appealSheetPath } from "../../report-list.ts"
import type { AppealRow } from "../appeals-table.ts"

/** To the operator: somebody complains about a decision. */
export function AppealNewsMail({ appeal, title }: { appeal: AppealRow; title: string }) {
  return (
    <MailLayout
      preview={`Widerspruch: ${title}.`}
      title="Ein Widerspruch ist eingegangen"
      picture={null}
      reason={`Diese Mail geht an den Betreiber von ${PRODUCT_NAME}, weil jemand einer Entscheidung widersprochen hat.`}
    >
      <MailPanel>
        <MailRow label="Vorgang" value={appeal.ref} />
        <MailRow label="Betrifft" value={title} />
      </MailPanel>
      <MailText>„{appeal.explanation}“</MailText>
      <MailButton href={`${env().PUBLIC_URL}${appealSheetPath(appeal.id)}`}>
        Widerspruch prüfen
      </MailButton>
    </MailLayout>
  )
}
