import type { AppealFacts } from "#features/reports/server/find-appeal-facts.ts"
import {
  AppealDecisionMail,
  AppealOutcomeMail,
} from "#features/reports/server/mails/appeal-decision-mail.tsx"
import { AppealReceiptMail } from "#features/reports/server/mails/appeal-receipt-mail.tsx"
import { ReportDecisionMail } from "#features/reports/server/mails/report-decision-mail.tsx"
import { ReportReceiptMail } from "#features/reports/server/mails/report-receipt-mail.tsx"
import { RestrictionLiftedMail } from "#features/reports/server/mails/restriction-lifted-mail.tsx"
import {
  RESTRICTION_TITLES,
  RestrictionMail,
} from "#features/reports/server/mails/restriction-mail.tsx"
import type { ReportRow } from "#features/reports/server/reports-table.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import type { MailTemplate } from "../rule.ts"

/** The receipt (DSA Art. 16(4)). */
export const received: MailTemplate<ReportRow> = {
  subject: ({ ref }) => `Deine Meldung ${ref} ist eingegangen`,
  body: (report) => <ReportReceiptMail report={report} />,
}

/** The decision with its reasons (DSA Art. 16(5)). */
export const decided: MailTemplate<ReportRow> = {
  subject: ({ ref }) => `Deine Meldung ${ref}: unsere Entscheidung`,
  body: (report) => <ReportDecisionMail report={report} />,
}

export interface RestrictionFacts {
  restriction: RestrictionRow
  wasReported: boolean
  wasDetected: boolean
}

/** The statement of reasons (DSA Art. 17). */
export const restricted: MailTemplate<RestrictionFacts> = {
  subject: ({ restriction }) => RESTRICTION_TITLES[restriction.subjectKind],
  body: (facts) => <RestrictionMail {...facts} />,
}

export const lifted: MailTemplate<RestrictionFacts> = {
  subject: () => "Dein Konto ist wieder offen",
  body: ({ restriction }) => <RestrictionLiftedMail restriction={restriction} />,
}

export const appealReceived: MailTemplate<AppealFacts> = {
  subject: ({ appeal }) => `Dein Widerspruch ${appeal.ref} ist eingegangen`,
  body: (facts) => <AppealReceiptMail facts={facts} />,
}

/** DSA Art. 20(5). */
export const appealDecided: MailTemplate<AppealFacts> = {
  subject: ({ appeal }) => `Dein Widerspruch ${appeal.ref}: unsere Entscheidung`,
  body: (facts) => <AppealDecisionMail facts={facts} />,
}

export const appealOutcome: MailTemplate<AppealFacts> = {
  subject: ({ appeal }) => `Widerspruch ${appeal.ref} zu deiner Meldung: unsere Entscheidung`,
  body: (facts) => <AppealOutcomeMail facts={facts} />,
}
