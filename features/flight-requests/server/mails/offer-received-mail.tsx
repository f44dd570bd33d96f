import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/users/server/mails/mail-parts.tsx"
import { MailRow } from "#features/users/server/mails/mail-row.tsx"
import { publicName } from "#features/users/user.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import { titleOfRequest } from "../../request-in-words.ts"
import type { OfferReceived } from "../find-offer-received.ts"

/** To whoever wished for a flight: there is one. */
export function OfferReceivedMail({ offer }: { offer: OfferReceived }) {
  const { flight, pilot, request } = offer
  const name = publicName(pilot)
  return (
    <MailLayout
      preview={`${name} bietet dir „${flight.title}“ an.`}
      title="Ein Angebot zu deinem Gesuch"
      reason="Du bekommst diese Mail, weil du ein Gesuch aufgegeben hast. Abbestellen kannst du sie in den Einstellungen."
    >
      <MailText>
        {name} hat dein Gesuch „{titleOfRequest(request)}“ gelesen und bietet einen Flug an. Du
        buchst ihn wie jeden anderen; bis dahin hält dir niemand einen Platz frei.
      </MailText>
      <MailPanel>
        <MailRow label="Flug" value={flight.title} />
        <MailRow
          label="Abflug"
          value={
            flight.departsAt ? formatInstant(flight.departsAt, flight.timeZone) : "nach Absprache"
          }
        />
        <MailRow label="Am Steuer" value={`${name}, privater Anbieter`} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}/de/flug/${flight.id}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}
