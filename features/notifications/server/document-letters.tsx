import { documentName } from "#features/verification/document-kinds.ts"
import { DocumentExpiringMail } from "#features/verification/server/mails/document-expiring-mail.tsx"
import {
  type Decided,
  DocumentsDecidedMail,
  decidedInWords,
} from "#features/verification/server/mails/documents-decided-mail.tsx"
import type { DocumentRow } from "#features/verification/server/verification-tables.ts"
import { formatIsoDay } from "#platform/time.ts"
import type { Letter } from "./row.ts"

export const decided: Letter<Decided> = {
  subject: decidedInWords,
  body: (documents) => <DocumentsDecidedMail decided={documents} />,
}

export const expiring: Letter<DocumentRow> = {
  subject: (document) =>
    `${documentName(document)} endet am ${formatIsoDay(document.expiresOn ?? "")}`,
  body: (document) => <DocumentExpiringMail document={document} />,
}
