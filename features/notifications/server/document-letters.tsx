import { documentName } from "#features/verification/document-kinds.ts"
import { DocumentExpiringMail } from "#features/verification/server/mails/document-expiring-mail.tsx"
import { DocumentRejectedMail } from "#features/verification/server/mails/document-rejected-mail.tsx"
import { DocumentVerifiedMail } from "#features/verification/server/mails/document-verified-mail.tsx"
import type { DocumentRow } from "#features/verification/server/verification-tables.ts"
import { formatIsoDay } from "#platform/time.ts"
import type { Letter } from "./row.ts"

export const verified: Letter<DocumentRow> = {
  subject: (document) => `Geprüft: ${documentName(document)}`,
  body: (document) => <DocumentVerifiedMail document={document} />,
}

export const rejected: Letter<DocumentRow> = {
  subject: (document) => `Bitte noch einmal einreichen: ${documentName(document)}`,
  body: (document) => <DocumentRejectedMail document={document} />,
}

export const expiring: Letter<DocumentRow> = {
  subject: (document) =>
    `${documentName(document)} endet am ${formatIsoDay(document.expiresOn ?? "")}`,
  body: (document) => <DocumentExpiringMail document={document} />,
}
