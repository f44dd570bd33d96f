import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { env } from "#platform/server/env.ts"
import { formatIsoDay } from "#platform/time.ts"
import { documentName, handInPath } from "../../document-kinds.ts"
import { REJECTIONS } from "../../rejection.ts"
import { VERIFICATION_PATH } from "../../verification-path.ts"
import type { DocumentRow } from "../verification-tables.ts"
import { TO_OWNER } from "./to-owner.ts"

export interface Decided {
  verified: DocumentRow[]
  rejected: DocumentRow[]
}

/** „Geprüft: Medical, Klasse 2“, „Geprüft: 6 Nachweise“; what has to come once more comes first. */
export function formatDecisions({ verified, rejected }: Decided): string {
  if (rejected.length > 0) return `Bitte noch einmal einreichen: ${namesOf(rejected)}`
  return `Geprüft: ${namesOf(verified)}`
}

function namesOf(documents: readonly DocumentRow[]): string {
  const [only, ...others] = documents
  return only && others.length === 0 ? documentName(only) : `${documents.length} Nachweise`
}

/** To the pilot: what was decided about documents in a row, with what has to come once more. */
export function DocumentsDecidedMail({ decided }: { decided: Decided }) {
  const { verified, rejected } = decided
  const [again] = rejected
  return (
    <MailLayout
      preview={again ? "Hier steht, was fehlt." : "Wir haben alles angesehen, es passt."}
      title={titleOf(decided)}
      picture="papers"
      reason={TO_OWNER}
    >
      {rejected.map((document) => (
        <Rejected key={document.id} document={document} />
      ))}
      {verified.length > 0 && (
        <>
          <MailText>
            {again
              ? "Angesehen haben wir auch diese, sie passen:"
              : verified.length === 1
                ? "Wir haben deinen Nachweis angesehen, er passt:"
                : "Wir haben deine Nachweise angesehen, sie passen:"}
          </MailText>
          <MailPanel>
            {verified.map((document) => (
              <MailText key={document.id}>{formatVerified(document)}</MailText>
            ))}
          </MailPanel>
          <MailText>
            Die Dateien löschen wir 30 Tage nach der Prüfung. Es bleiben nur Art und Daten.
          </MailText>
        </>
      )}
      {again ? (
        <MailButton
          href={`${env().PUBLIC_URL}${rejected.length === 1 ? handInPath(again.kind) : VERIFICATION_PATH}`}
        >
          Noch einmal einreichen
        </MailButton>
      ) : (
        <MailButton href={`${env().PUBLIC_URL}${VERIFICATION_PATH}`}>
          Deine Nachweise ansehen
        </MailButton>
      )}
    </MailLayout>
  )
}

function titleOf({ verified, rejected }: Decided): string {
  if (rejected.length === 1) return "Reich diesen Nachweis noch einmal ein"
  if (rejected.length > 1) return "Reich diese Nachweise noch einmal ein"
  return verified.length === 1 ? "Dein Nachweis ist geprüft" : "Deine Nachweise sind geprüft"
}

function Rejected({ document }: { document: DocumentRow }) {
  return (
    <>
      <MailText>
        {documentName(document)}: So können wir deinen Nachweis noch nicht annehmen.
      </MailText>
      <MailPanel>
        <MailText>{REJECTIONS[document.rejection ?? "other"]}.</MailText>
        {document.rejectionNote && <MailText>{document.rejectionNote}</MailText>}
      </MailPanel>
    </>
  )
}

function formatVerified(document: DocumentRow): string {
  const { expiresOn } = document
  const name = documentName(document)
  return expiresOn ? `${name}, gilt bis ${formatIsoDay(expiresOn)}` : name
}
