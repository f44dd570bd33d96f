import { flightPath } from "#features/flights/core/flight-path.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import type { VettedFlight } from "./find-vetted-flight.ts"

/** To the pilot: the flight is online. */
export function FlightPublishedMail({ flight }: { flight: VettedFlight }) {
  const { id, title, departsAt, timeZone, detail } = flight
  return (
    <MailLayout
      preview={`„${title}“ ist veröffentlicht.`}
      title="Dein Flug ist veröffentlicht"
      picture={mailPictureOfFlight({ flight, photoAlt: flight.photoAlt })}
      reason={TO_PILOT}
    >
      <MailText>
        Wir haben „{title}“ angesehen, alles passt.
        {departsAt && ` Start ist am ${formatInstant(departsAt, timeZone)}.`}
      </MailText>
      {detail && (
        <MailPanel>
          <MailFlight detail={detail} />
        </MailPanel>
      )}
      <MailText>
        Ab jetzt finden ihn andere in der Suche. Sobald jemand mitfliegen möchte, schreiben wir dir.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${flightPath(id)}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}
