import { documentName } from "#features/verification/document-kinds.ts"
import { DocumentExpiringMail } from "#features/verification/server/mails/document-expiring-mail.tsx"
import {
  type Decided,
  DocumentsDecidedMail,
  formatDecisions,
} from "#features/verification/server/mails/documents-decided-mail.tsx"
import type { DocumentRow } from "#features/verification/server/verification-tables.ts"
import { formatIsoDay } from "#platform/time.ts"
import type { MailTemplate } from "../rule.ts"

export const decided: MailTemplate<Decided> = {
  subject: formatDecisions,
  body: (documents) => <DocumentsDecidedMail decided={documents} />,
}

export const expiring: MailTemplate<DocumentRow> = {
  subject: (document) =>
    `${documentName(document)} endet am ${formatIsoDay(document.expiresOn ?? "")}`,
  body: (document) => <DocumentExpiringMail document={document} />,
}
