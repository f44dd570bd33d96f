import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { VERIFICATION_PATH } from "#features/verification/verification-path.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import type { PausedForPapers } from "../paused-flight-rule.ts"

/** To the pilot: a renewal that was expected has not come, so that the flight is paused. */
export function PapersEndMail({ facts }: { facts: PausedForPapers }) {
  const { detail, missing } = facts
  const { title, departsAt, timeZone } = detail.flight
  return (
    <MailLayout
      preview={`„${title}“ geht von selbst weiter, sobald der Nachweis geprüft ist.`}
      title="Dein Flug ist pausiert"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        Für „{title}“{departsAt && ` am ${formatInstant(departsAt, timeZone)}`} reichen deine
        Papiere noch nicht. Bis das geklärt ist, kann niemand mehr buchen.
      </MailText>
      <MailPanel>
        {missing.map(({ rule, sentence, remedy }) => (
          <MailText key={rule}>
            {sentence} {remedy}
          </MailText>
        ))}
      </MailPanel>
      <MailText>
        Sobald der neue Nachweis geprüft ist, bieten wir den Flug wieder an. Wer schon gebucht hat,
        bleibt gebucht. Ist er 48 Stunden vor dem Start noch pausiert, sagen wir deinen Gästen
        Bescheid; bleibt es bis zum Start dabei, fällt er aus, und sie bekommen alles zurück.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${VERIFICATION_PATH}`}>Nachweis einreichen</MailButton>
    </MailLayout>
  )
}
