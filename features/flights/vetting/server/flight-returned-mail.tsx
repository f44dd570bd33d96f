import { flightPath } from "#features/flights/core/flight-path.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { RETURN_REASONS } from "#features/flights/core/vetting.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { env } from "#platform/server/env.ts"
import type { VettedFlight } from "./find-vetted-flight.ts"

/** To the pilot: the flight is a draft again, and why. */
export function FlightReturnedMail({ flight }: { flight: VettedFlight }) {
  const { id, title, reason, note } = flight
  return (
    <MailLayout
      preview={`„${title}“: Hier steht, was noch fehlt.`}
      title="Sieh dir deinen Flug noch einmal an"
      picture={mailPictureOfFlight({ flight, photoAlt: flight.photoAlt })}
      reason={TO_PILOT}
    >
      <MailText>So können wir „{title}“ noch nicht veröffentlichen.</MailText>
      <MailPanel>
        <MailText>{RETURN_REASONS[reason ?? "other"]}.</MailText>
        {note && <MailText>{note}</MailText>}
      </MailPanel>
      <MailText>Der Flug ist wieder ein Entwurf, den nur du siehst.</MailText>
      <MailButton href={`${env().PUBLIC_URL}${flightPath(id)}`}>Entwurf ansehen</MailButton>
    </MailLayout>
  )
}
