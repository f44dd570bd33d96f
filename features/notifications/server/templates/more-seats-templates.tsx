import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import {
  type AddedFacts,
  isOrder,
  type OrderFacts,
} from "#features/bookings/mails/server/more-seats-facts.ts"
import {
  MoreSeatsLapsedMail,
  MoreSeatsNotConfirmedMail,
  MoreSeatsReceivedMail,
  MoreSeatsTooLateMail,
  SeatsAddedMail,
} from "#features/bookings/mails/server/more-seats-mails.tsx"
import {
  GuestAddedSeatsMail,
  MoreSeatsRequestedMail,
  MoreSeatsWithdrawnMail,
} from "#features/bookings/mails/server/more-seats-pilot-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import type { MailTemplate } from "../rule.ts"

export const added: MailTemplate<AddedFacts> = {
  subject: ({ detail }) => `Mehr Plätze: ${detail.flight.title}`,
  body: (facts) => <SeatsAddedMail facts={facts} />,
}

export const guestAdded: MailTemplate<AddedFacts> = {
  subject: ({ passenger, added: { seats }, detail }) =>
    `${publicName(passenger)} nimmt noch ${seats === 1 ? "jemanden" : `${seats} Personen`} mit: ${detail.flight.title}`,
  body: (facts) => <GuestAddedSeatsMail facts={facts} />,
}

export const requestReceived: MailTemplate<OrderFacts> = {
  subject: ({ booking, detail }) =>
    `Deine Anfrage über ${formatSeatCount(booking.seats)} mehr: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsReceivedMail facts={facts} />,
}

export const requested: MailTemplate<OrderFacts> = {
  subject: ({ passenger, booking, detail }) =>
    `${publicName(passenger)} möchte noch ${formatSeatCount(booking.seats)} dazu: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsRequestedMail facts={facts} />,
}

export const withdrawn: MailTemplate<OrderFacts> = {
  subject: ({ booking, detail }) =>
    `Anfrage über ${formatSeatCount(booking.seats)} mehr zurückgezogen: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsWithdrawnMail facts={facts} cause="withdrawn" />,
}

export const declined: MailTemplate<OrderFacts> = {
  subject: ({ booking, detail }) =>
    `Leider ${booking.seats === 1 ? "kein weiterer Platz" : "keine weiteren Plätze"}: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsNotConfirmedMail facts={facts} cause="declined" />,
}

export const expired: MailTemplate<OrderFacts> = {
  subject: ({ booking, detail }) =>
    `Anfrage über ${formatSeatCount(booking.seats)} mehr abgelaufen: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsNotConfirmedMail facts={facts} cause="expired" />,
}

export const reservationLost: MailTemplate<OrderFacts> = {
  subject: ({ booking, detail }) =>
    `Reservierung für ${formatSeatCount(booking.seats)} mehr aufgehoben: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsNotConfirmedMail facts={facts} cause="unreserved" />,
}

export const guestLostReservation: MailTemplate<OrderFacts> = {
  subject: ({ booking, detail }) =>
    `Anfrage über ${formatSeatCount(booking.seats)} mehr beendet: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsWithdrawnMail facts={facts} cause="unreserved" />,
}

export const holdLapsed: MailTemplate<OrderFacts> = {
  subject: ({ booking, detail }) =>
    `Reservierung für ${formatSeatCount(booking.seats)} mehr abgelaufen: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsLapsedMail facts={facts} />,
}

export const paidTooLate: MailTemplate<OrderFacts> = {
  subject: ({ detail }) => `Nicht dazugebucht: ${detail.flight.title}`,
  body: (facts) => <MoreSeatsTooLateMail facts={facts} />,
}

/** The letter about a booking, or the one about an order of more seats for it. */
export function either(
  ofBooking: MailTemplate<MailFacts>,
  ofMoreSeats: MailTemplate<OrderFacts>,
): MailTemplate<MailFacts> {
  return {
    subject: (facts) => (isOrder(facts) ? ofMoreSeats.subject(facts) : ofBooking.subject(facts)),
    body: (facts) => (isOrder(facts) ? ofMoreSeats.body(facts) : ofBooking.body(facts)),
  }
}
