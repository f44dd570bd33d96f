import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { ReportRow } from "../reports-table.ts"
import { ReportRows } from "./report-rows.tsx"

/** To the reporter: the receipt (DSA Art. 16(4)). */
export function ReportReceiptMail({ report }: { report: ReportRow }) {
  const { OPERATOR_EMAIL } = env()
  return (
    <MailLayout
      preview={`Vorgang ${report.ref}. Ein Mensch sieht sich deine Meldung an.`}
      title="Deine Meldung ist eingegangen"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand mit dieser Adresse auf ${PRODUCT_NAME} etwas gemeldet hat. Warst du das nicht, schreib an ${OPERATOR_EMAIL}.`}
    >
      <MailText>Danke, dass du hinsiehst. Das ist bei uns angekommen:</MailText>
      <ReportRows report={report} />
      <MailText>
        Ein Mensch prüft deine Meldung und entscheidet ohne Automatik. Das Ergebnis schreiben wir
        dir mit den Gründen und damit, wie du widersprechen kannst. Wer gemeldet wurde, erfährt
        deinen Namen nicht.
      </MailText>
      <MailText>
        Fällt dir noch etwas ein? Antworte an {OPERATOR_EMAIL} und nenn den Vorgang {report.ref}.
      </MailText>
    </MailLayout>
  )
}
