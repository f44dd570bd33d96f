import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { reportSheetPath } from "../../report-list.ts"
import type { ReportRow } from "../reports-table.ts"
import { ReportRows } from "./report-rows.tsx"

/** To the operator: something was reported and wants a decision. */
export function ReportNewsMail({ report, path }: { report: ReportRow; path: string }) {
  const { reporterId, reporterName, email } = report
  return (
    <MailLayout
      preview={`Gemeldet: ${report.subjectTitle}.`}
      title="Eine Meldung ist eingegangen"
      picture={null}
      reason={`Diese Mail geht an den Betreiber von ${PRODUCT_NAME}, weil jemand einen Inhalt gemeldet hat.`}
    >
      <ReportRows report={report} />
      <MailText>
        {email === "" ? "Ohne Namen gemeldet." : `Gemeldet von ${reporterName}, ${email}.`}{" "}
        {reporterId === null
          ? "Nicht angemeldet: Die Mailadresse ist nicht bestätigt."
          : `Angemeldet, Konto ${reporterId}.`}
      </MailText>
      <MailText>
        Dort steht es: {env().PUBLIC_URL}
        {path}
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${reportSheetPath(report.id)}`}>
        Meldung prüfen
      </MailButton>
      <MailText>
        Der Eingang ist bestätigt. Entscheide zeitnah, sorgfältig und frei von Willkür, und begründe
        die Entscheidung gegenüber beiden Seiten (Art. 16 Abs. 6 und Art. 17 DSA).
      </MailText>
    </MailLayout>
  )
}
