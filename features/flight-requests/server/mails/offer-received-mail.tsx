import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatRoute } from "#features/flights/core/format-route.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { formatTimeWindow, formatWeekdays } from "#features/flights/core/ui/format-time-window.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatDuration } from "#platform/time.ts"
import { flownDays, isOutsideRequest } from "../../flight-request-days.ts"
import { formatRequestedDays, titleOfRequest } from "../../format-request.ts"
import type { OfferReceived } from "../find-offer-received.ts"

/** To the author of a request: there is one, and what it costs, where it leads and when. */
export function OfferReceivedMail({ offer }: { offer: OfferReceived }) {
  const { flight, request, picture } = offer
  const { name } = flight.pilot
  const { feeCents, totalCents } = priceOfSeat(flight.seatPriceCents, currentFeeRule())
  return (
    <MailLayout
      preview={`${name} bietet dir „${flight.title}“ an, ${formatEuro(totalCents)} pro Person.`}
      title="Ein Angebot zu deinem Gesuch"
      picture={mailPictureOfFlight(picture)}
      reason="Du bekommst diese Mail, weil du ein Gesuch aufgegeben hast. Abbestellen kannst du sie in den Einstellungen."
    >
      <MailText>
        {name} hat dein Gesuch „{titleOfRequest(request)}“ gelesen und bietet einen Flug an. Du
        buchst ihn wie jeden anderen; bis dahin hält dir niemand einen Platz frei.
      </MailText>
      {isOutsideRequest(request, flownDays(flight)) && (
        <MailText>
          <strong>Der Termin weicht von deinem Wunsch ab.</strong> In deinem Gesuch steht{" "}
          {formatRequestedDays(request)}. Passt dir der Flug nicht, musst du nichts tun: Dein Gesuch
          bleibt offen.
        </MailText>
      )}
      <MailPanel>
        <OfferedFlight flight={flight} />
        <MailRow label="Strecke" value={formatStops(flight)} />
        {flight.plane && <MailRow label="Flugzeug" value={flight.plane.model} />}
        <MailRow label="Am Steuer" value={`${name}, privater Anbieter`} />
        <MailRow label="Kostenanteil" value={formatEuro(flight.seatPriceCents)} />
        <MailRow label="Servicegebühr" value={formatEuro(feeCents)} />
        <MailRow label="Preis pro Person" value={formatEuro(totalCents)} isTotal />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${flightPath(flight.id)}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}

function OfferedFlight({ flight }: Pick<OfferReceived, "flight">) {
  if ("departsAt" in flight) {
    const times = { departsAt: new Date(flight.departsAt), arrivesAt: new Date(flight.arrivesAt) }
    return <MailFlight detail={{ ...flight, flight: { ...flight, ...times } }} />
  }
  return (
    <>
      <MailRow label="Flug" value={flight.title} />
      <MailRow
        label="Abflug"
        value={`nach Absprache, ${formatWeekdays(flight.weekdays)}, ${formatTimeWindow(flight)}`}
      />
      <MailRow label="Dauer" value={formatDuration(flight.durationMinutes)} />
    </>
  )
}

function formatStops({ stops, ...flight }: OfferReceived["flight"]): string {
  const named = stops.map(({ name, code }) => ({ name, code: code ?? "" }))
  return formatRoute({ ...flight, stops: named }).join(" – ")
}
