import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { MIN_CLAIM_MS, type WaitlistEnd } from "#features/bookings/holds/waitlist.ts"
import { claimPath } from "#features/bookings/holds/waitlist-view.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { hours } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { WaitlistFacts } from "./waitlist-facts.ts"

const REASON = "Du bekommst diese Mail, weil du auf der Warteliste dieses Flugs standest."

/** To whoever waited: the seats are held for them. */
export function SeatFreeMail({ facts }: { facts: WaitlistFacts }) {
  const { entry, detail, heldUntil } = facts
  const isOne = entry.seats === 1
  const until = heldUntil ? formatInstant(heldUntil, HOME_ZONE) : ""
  return (
    <MailLayout
      preview={`${formatSeatCount(entry.seats)} bis ${until} für dich gehalten.`}
      title={isOne ? "Dein Platz ist frei" : "Deine Plätze sind frei"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={REASON}
    >
      <MailText>
        Auf „{detail.flight.title}“ {isOne ? "ist ein Platz" : `sind ${entry.seats} Plätze`} frei
        geworden, und du bist an der Reihe. Bis {until} {isOne ? "gehört er" : "gehören sie"} nur
        dir. Buch in dieser Zeit, sonst geht {isOne ? "der Platz" : "das Angebot"} an die Nächsten.
      </MailText>
      <WaitlistRows facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}${claimPath(entry.flightId)}`}>Jetzt buchen</MailButton>
      <MailText>
        Der Link öffnet deine Kasse auf jedem Gerät, auf dem du angemeldet bist. Abgebucht ist noch
        nichts. Möchtest du nicht mehr mit, gib den Platz im Cockpit frei.
      </MailText>
    </MailLayout>
  )
}

/** To whoever waited, or let an offer pass: there is nothing to wait for any more. */
export function WaitlistEndedMail({ facts }: { facts: WaitlistFacts }) {
  const { entry, end, detail } = facts
  const words = END_LABELS[end ?? "flight-gone"]
  const isBookable = end === "closed" || end === "claim-over" || end === "flight-changed"
  return (
    <MailLayout
      preview={words}
      title="Deine Warteliste ist zu Ende"
      picture={mailPictureOfFlight(facts.detail)}
      reason={REASON}
    >
      <MailText>
        „{detail.flight.title}“: {words} Du musst nichts tun, abgebucht wurde nichts.
      </MailText>
      <WaitlistRows facts={facts} />
      {isBookable ? (
        <MailButton href={`${env().PUBLIC_URL}${flightPath(entry.flightId)}`}>
          Flug ansehen
        </MailButton>
      ) : (
        <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
      )}
    </MailLayout>
  )
}

const CLOSES_HOURS = 3 + MIN_CLAIM_MS / hours(1)

const GONE = "Der Flug lässt sich nicht mehr buchen, deshalb gibt es keine Warteliste mehr."
const END_LABELS: Record<WaitlistEnd, string> = {
  left: "Du stehst nicht mehr auf der Warteliste.",
  booked: "Du hast gebucht und wartest nicht mehr.",
  "claim-over":
    "Die Zeit ist um, in der dein Angebot galt. Wer als Nächstes wartet, ist jetzt dran, sonst ist es wieder für alle buchbar.",
  closed: `Bis ${CLOSES_HOURS} Stunden vor dem Start ist nichts Passendes frei geworden. Was jetzt noch frei wird, steht für alle auf der Flugseite.`,
  "flight-cancelled": "Der Flug findet leider nicht statt.",
  "flight-changed":
    "Termin, Strecke oder Flugzeug haben sich geändert. Passt es dir so auch, setz dich neu auf die Warteliste.",
  "flight-gone": GONE,
  "account-closed": GONE,
}

function WaitlistRows({ facts }: { facts: WaitlistFacts }) {
  const { entry, detail } = facts
  return (
    <MailPanel>
      <MailFlight detail={detail} />
      <MailRow label="Du hast gewartet auf" value={formatSeatCount(entry.seats)} />
    </MailPanel>
  )
}
