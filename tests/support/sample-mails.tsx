import { sql } from "drizzle-orm"
import type { ReactElement } from "react"
import { render } from "react-email"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { EmailOfferMail } from "#features/auth/credentials/server/offered/email-offer-mail.tsx"
import { EmailOfferNotice } from "#features/auth/credentials/server/offered/email-offer-notice.tsx"
import { NewDeviceMail } from "#features/auth/sessions/server/new-device-mail.tsx"
import { LoginCodeMail } from "#features/auth/sign-in/server/login-code-mail.tsx"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { BookingConfirmedMail } from "#features/bookings/mails/server/passenger-mails.tsx"
import { BookingRequestedMail } from "#features/bookings/mails/server/pilot-mails.tsx"
import { BookingGivenUpMail } from "#features/bookings/mails/server/refund-mails.tsx"
import { NameCorrectedMail } from "#features/office-sheets/server/name-corrected-mail.tsx"
import { listFlightCards } from "#features/search/server/list-flight-cards.ts"
import { PayoutPaidMail } from "#features/settlements/server/mails/payout-mails.tsx"
import { SettlementDueMail } from "#features/settlements/server/mails/pilot-mails.tsx"
import { DigestMail } from "#features/subscriptions/server/mails/digest-mail.tsx"
import { VoucherDeliveredMail } from "#features/vouchers/server/mails/voucher-mails.tsx"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"

export interface SampleMail {
  /** Names its file: „zusage-an-gast“. */
  name: string
  html: string
}

/**
 * One mail of each look, for who judges them by eye and by rule: about a flight to both sides, about money,
 * a present, a code, an account, several flights. Makes the flight that they are about; sends nothing.
 */
export async function sampleMails(db: Db): Promise<SampleMail[]> {
  const mails = await bodies(db)
  return Promise.all(
    Object.entries(mails).map(async ([name, body]) => ({ name, html: await render(body) })),
  )
}

async function bodies(db: Db): Promise<Record<string, ReactElement>> {
  const pilot = await makePilot(db, { firstName: "Henrik", lastName: "Lorenz" })
  const passenger = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    title: "Nach Juist zum Frühstück und am Abend zurück",
  })
  const { id: bookingId } = await makeBooking(db, { flight, passengerId: passenger.id })
  const facts = await findMailFacts(db, bookingId)
  if (!facts) throw new Error("the booking has no facts")
  const { price, detail } = facts
  const parts = { shareCents: Math.round(price.shareCents / 2), feeCents: 0 }
  const back = { cardCents: parts.shareCents, creditCents: 0 }
  const asked = { ...facts.booking, respondBy: new Date(clock.now().getTime() + hours(48)) }
  const share = { bookingId, name: "Lena B.", amountCents: price.shareCents }
  const voucher = await makeVoucher(db, {
    recipientName: "Oma Inge",
    greeting:
      "Zum Siebzigsten einmal selbst nachsehen,\nob der Bodensee von oben wirklich so blau ist.",
  })
  const { PUBLIC_URL } = env()
  const unsubscribeUrl = `${PUBLIC_URL}/de/abbestellen`
  const flights = await listFlightCards(db, {
    where: sql`f.id = ${flight.id}`,
    orderBy: sql`f.id`,
    limit: 1,
  })
  const town = { name: "Bonn", radiusKm: 50, flightsPath: "/de/suche", flights, unsubscribeUrl }
  return {
    "zusage-an-gast": <BookingConfirmedMail facts={facts} />,
    "anfrage-an-pilot": <BookingRequestedMail facts={{ ...facts, booking: asked }} />,
    "storno-mit-rueckzahlung": (
      <BookingGivenUpMail
        facts={{
          ...facts,
          refundCents: parts.shareCents,
          parts,
          back,
          by: "passenger",
          reason: null,
        }}
      />
    ),
    geschenk: <VoucherDeliveredMail voucher={voucher} />,
    code: <LoginCodeMail code="482915" link={`${PUBLIC_URL}/de/direct-login`} />,
    "adresse-bestaetigen": (
      <EmailOfferMail link="https://aufwind.example/de/neue-mailadresse/abc" />
    ),
    "adresse-vorgemerkt": <EmailOfferNotice />,
    "name-geaendert": <NameCorrectedMail name="Levke Thomsen" />,
    "neues-geraet": <NewDeviceMail device="Firefox auf Linux" at={clock.now()} method="password" />,
    "abrechnung-faellig": <SettlementDueMail facts={{ detail }} isReminder={false} />,
    auszahlung: (
      <PayoutPaidMail
        facts={{
          detail,
          shares: [{ ...share, keptCents: 0, sentCents: price.shareCents, hold: null }],
        }}
      />
    ),
    suchagent: (
      <DigestMail
        title="Ein neuer Flug rund um Bonn"
        towns={[town]}
        unsubscribeUrl={unsubscribeUrl}
      />
    ),
  }
}
