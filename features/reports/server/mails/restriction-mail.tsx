import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import {
  GROUNDS,
  RESTRICTION_LABELS,
  type RestrictedKind,
} from "#features/users/office/restriction.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Redress } from "./redress.tsx"
import { TO_AFFECTED } from "./report-mail-reasons.ts"

export const RESTRICTION_TITLES: Record<RestrictedKind, string> = {
  profile: "Dein Konto ist gesperrt",
  flight: "Dein Flug ist gesperrt",
  review: "Deine Bewertung ist ausgeblendet",
  review_reply: "Deine Antwort ist ausgeblendet",
  message: "Deine Nachricht ist ausgeblendet",
  memory: "Dein Foto ist ausgeblendet",
}

interface RestrictionMailProps {
  restriction: RestrictionRow
  /** Somebody has reported it; who, nobody learns. */
  wasReported: boolean
  /** A timer has found it; the law wants that said (DSA Art. 17(3)(c)). */
  wasDetected: boolean
}

/** To whom it concerns: the statement of reasons (DSA Art. 17). */
export function RestrictionMail({ restriction, wasReported, wasDetected }: RestrictionMailProps) {
  const { subjectKind, subjectTitle, ground, provision, reasons, createdAt, ref } = restriction
  return (
    <MailLayout
      preview={RESTRICTION_LABELS[subjectKind]}
      title={RESTRICTION_TITLES[subjectKind]}
      picture={null}
      reason={TO_AFFECTED}
    >
      <MailText>{RESTRICTION_LABELS[subjectKind]}</MailText>
      <MailPanel>
        <MailRow label="Vorgang" value={ref} />
        <MailRow label="Betrifft" value={subjectTitle} />
        <MailRow label="Seit" value={formatInstant(createdAt, HOME_ZONE)} />
        <MailRow label={GROUNDS[ground]} value={provision} />
      </MailPanel>
      <MailText>Unsere Gründe: {reasons}</MailText>
      <MailText>
        {causeOf({ wasReported, wasDetected })} Die Entscheidung gilt überall auf {PRODUCT_NAME},
        bis wir sie aufheben.
      </MailText>
      {subjectKind === "profile" && (
        <MailText>
          Bietest du Flüge an, sagen wir die mit Gästen ab, und alle bekommen ihr Geld zurück. Was
          du selbst gebucht hast, bleibt vorerst bestehen. Eine Kopie deiner Daten oder die Löschung
          deines Kontos bekommst du auch jetzt: Schreib an {env().OPERATOR_EMAIL}.
        </MailText>
      )}
      <Redress side="restriction" ref={ref} decidedAt={createdAt} />
    </MailLayout>
  )
}

function causeOf({ wasReported, wasDetected }: Omit<RestrictionMailProps, "restriction">): string {
  if (wasDetected) {
    return "Aufgefallen ist es durch eine automatische Auswertung, keine Meldung. Entschieden hat ein Mensch."
  }
  const cause = wasReported
    ? "Anlass war eine Meldung."
    : "Anlass war keine Meldung, sondern unsere eigene Prüfung."
  return `${cause} Entschieden hat ein Mensch, ohne Automatik.`
}
