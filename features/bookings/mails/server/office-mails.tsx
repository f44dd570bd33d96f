import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import {
  formatRefundWay,
  hasBeenReleased,
  hasRefund,
} from "#features/bookings/core/money-sources.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST, TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { publicName } from "#features/users/core/user.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { BookingRows, PilotRows, ReceiptNote } from "./booking-rows.tsx"
import type { RefundFacts } from "./refund-facts.ts"
import { RoomButton } from "./room-button.tsx"

/** To the pilot: the back office has ended a booking for them. */
export function GuestEndedMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger } = facts
  const name = publicName(passenger)
  const wasAsked = booking.status === "declined"
  return (
    <MailLayout
      preview={`${name} fliegt nicht mit.`}
      title={`Wir haben ${name} für dich abgesagt`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {wasAsked
          ? `Wir haben die Anfrage von ${name} für dich abgelehnt. Abgebucht wurde nichts.`
          : `Wir haben ${name} für dich abgesagt. Das Geld geht ganz zurück.`}{" "}
        {formatSeatCount(booking.seats)} {booking.seats === 1 ? "ist" : "sind"} wieder frei, du
        musst nichts tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}

/** To the passenger: the back office has taken back for them what was not answered or paid. */
export function RequestEndedMail({ facts }: { facts: MailFacts }) {
  const { detail, sources } = facts
  return (
    <MailLayout
      preview={hasBeenReleased(sources)}
      title="Deine Anfrage ist zurückgezogen"
      picture={mailPictureOfFlight(detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Wie gewünscht haben wir deine Anfrage für „{detail.flight.title}“ zurückgezogen,{" "}
        {detail.pilot.firstName} weiß Bescheid. {hasBeenReleased(sources)}
      </MailText>
      <BookingRows facts={facts} isOver />
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
    </MailLayout>
  )
}

interface GoodwillMailProps {
  facts: MailFacts
  cents: number
  way: "card" | "credit"
}

/** To the passenger: the platform gives them something of its own. */
export function GoodwillMail({ facts, cents, way }: GoodwillMailProps) {
  const { detail, booking } = facts
  const amount = formatEuro(cents)
  const where =
    way === "card"
      ? `${amount} gehen dorthin, woher deine Zahlung kam. Je nach Bank dauert das einige Tage, du musst nichts tun.`
      : `${amount} liegen ab sofort als Guthaben in deinem Konto. Beim nächsten Flug kannst du damit bezahlen.`
  return (
    <MailLayout
      preview={where}
      title={`${amount} aus Kulanz`}
      picture={mailPictureOfFlight(detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Bei „{detail.flight.title}“ ist nicht alles so gelaufen, wie es soll. Deshalb kommen wir dir
        entgegen: {where}
      </MailText>
      <BookingRows facts={facts} />
      <MailText>
        Das Geld kommt von uns. An deiner Buchung, an ihrem Preis und an deinen Belegen ändert sich
        nichts.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${moneyOfBookingPath(booking.id)}`}>
        Jede Bewegung ansehen
      </MailButton>
    </MailLayout>
  )
}

/** To the passenger: a part of what they have paid goes back, their seats cost less from now on. */
export function PartRefundedMail({ facts }: { facts: RefundFacts }) {
  const { refundCents, detail, back } = facts
  return (
    <MailLayout
      preview={hasRefund(back)}
      title="Ein Teil kommt zurück"
      picture={mailPictureOfFlight(detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Für „{detail.flight.title}“ zahlst du {formatEuro(refundCents)} weniger. {hasRefund(back)}{" "}
        An deinem Mitflug ändert sich nichts.
      </MailText>
      <BookingRows facts={facts} />
      <MailText>{formatRefundWay(back)}</MailText>
      <ReceiptNote facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
    </MailLayout>
  )
}

/** To the pilot: a guest pays less than before. */
export function GuestPartRefundedMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger, detail } = facts
  const name = publicName(passenger)
  return (
    <MailLayout
      preview={`${name} zahlt weniger für „${detail.flight.title}“.`}
      title={`${name} bekommt einen Teil zurück`}
      picture={mailPictureOfFlight(detail)}
      reason={TO_PILOT}
    >
      <MailText>
        Wir haben {name} einen Teil erstattet. Der Kostenanteil ist jetzt{" "}
        {formatEuro(booking.seatPriceCents)} je Platz, damit rechnet auch deine Abrechnung. Hast du
        Fragen dazu, schreib uns.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}

interface CorrectedMailProps {
  facts: MailFacts
  /** „Name, Gepäck“ */
  what: string
  isForPilot: boolean
}

/** To both sides: the back office has put right what a booking says of its people. Weights stand in no mail. */
export function CorrectedMail({ facts, what, isForPilot }: CorrectedMailProps) {
  const { detail, passenger } = facts
  const whose = isForPilot ? `In der Buchung von ${publicName(passenger)}` : "In deiner Buchung"
  return (
    <MailLayout
      preview={`Geändert: ${what}.`}
      title="Angaben geändert"
      picture={mailPictureOfFlight(detail)}
      reason={isForPilot ? TO_PILOT : TO_GUEST}
    >
      <MailText>
        {whose} für „{detail.flight.title}“ haben wir etwas berichtigt: {what}.{" "}
        {isForPilot
          ? "Die Zuladung ist neu gerechnet, sie reicht. Alle Angaben stehen beim Flug."
          : "Alle Angaben stehen bei deiner Buchung. Stimmt etwas nicht, schreib uns."}
      </MailText>
      {isForPilot ? <PilotRows facts={facts} /> : <BookingRows facts={facts} />}
      <RoomButton facts={facts}>Ansehen</RoomButton>
    </MailLayout>
  )
}

/** To the passenger: the back office has entered the number that they have named. It stands in no mail. */
export function PhoneCorrectedMail({ facts }: { facts: MailFacts }) {
  return (
    <MailLayout
      preview="Wie besprochen haben wir sie in deinem Konto eingetragen."
      title="Deine Telefonnummer ist geändert"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Wie besprochen haben wir in deinem Konto eine andere Telefonnummer eingetragen. Bei „
        {facts.detail.flight.title}“ sieht sie deine Pilotenseite von der Zusage bis zum Tag nach
        dem Flug. Hast du uns nicht angerufen, schreib uns gleich.
      </MailText>
      <BookingRows facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}${SETTINGS_PATH}`}>Nummer ansehen</MailButton>
    </MailLayout>
  )
}
