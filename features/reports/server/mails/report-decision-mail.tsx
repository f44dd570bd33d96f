import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MEASURES } from "../../report.ts"
import type { ReportRow } from "../reports-table.ts"
import { OtherWays, Redress } from "./redress.tsx"
import { TO_REPORTER } from "./report-mail-reasons.ts"
import { ReportRows } from "./report-rows.tsx"

/** To the reporter: what was decided, why, and how to complain (DSA Art. 16(5)). */
export function ReportDecisionMail({ report }: { report: ReportRow }) {
  const isKept = report.verdict === "kept"
  const outcome = isKept
    ? "Wir haben den Inhalt geprüft und lassen ihn stehen."
    : MEASURES[report.subjectKind].done
  return (
    <MailLayout
      preview={outcome}
      title="Wir haben über deine Meldung entschieden"
      picture={null}
      reason={TO_REPORTER}
    >
      <MailText>{outcome}</MailText>
      <MailText>Unsere Gründe: {report.reasons}</MailText>
      <ReportRows report={report} />
      <MailText>
        Entschieden hat ein Mensch, ohne Automatik. Wer gemeldet wurde, erfährt deinen Namen nicht.
      </MailText>
      {isKept ? (
        <Redress side="report" ref={report.ref} decidedAt={report.decidedAt ?? report.createdAt} />
      ) : (
        <>
          <MailText>
            Wer betroffen ist, kann widersprechen. Über den Ausgang schreiben wir dir dann.
          </MailText>
          <OtherWays />
        </>
      )}
    </MailLayout>
  )
}
