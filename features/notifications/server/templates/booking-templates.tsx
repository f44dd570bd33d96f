import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import {
  BookingConfirmedMail,
  HoldLapsedMail,
  NotConfirmedMail,
  OtherStartMail,
  PaidTooLateMail,
  RequestReceivedMail,
} from "#features/bookings/mails/server/passenger-mails.tsx"
import {
  BookingRequestedMail,
  BookingWithdrawnMail,
  InstantBookingMail,
  OtherStartAcceptedMail,
} from "#features/bookings/mails/server/pilot-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import { calendar } from "../calendar-attachment.ts"
import type { MailTemplate } from "../rule.ts"
import * as moreSeats from "./more-seats-templates.tsx"

type BookingTemplate = MailTemplate<MailFacts>

export const requestReceived = moreSeats.either(
  {
    subject: ({ detail }) => `Deine Anfrage: ${detail.flight.title}`,
    body: (facts) => <RequestReceivedMail facts={facts} />,
  },
  moreSeats.requestReceived,
)

export const requested = moreSeats.either(
  {
    subject: ({ passenger, detail }) =>
      `${publicName(passenger)} möchte mit: ${detail.flight.title}`,
    body: (facts) => <BookingRequestedMail facts={facts} />,
  },
  moreSeats.requested,
)

export const withdrawn = moreSeats.either(
  {
    subject: ({ detail }) => `Anfrage zurückgezogen: ${detail.flight.title}`,
    body: (facts) => <BookingWithdrawnMail facts={facts} cause="withdrawn" />,
  },
  moreSeats.withdrawn,
)

export const accepted: BookingTemplate = {
  subject: ({ detail }) => `Zugesagt: ${detail.flight.title}`,
  body: (facts) => <BookingConfirmedMail facts={facts} />,
  attachments: calendar,
}

export const confirmedAtOnce: BookingTemplate = {
  subject: ({ detail }) => `Gebucht: ${detail.flight.title}`,
  body: (facts) => <BookingConfirmedMail facts={facts} />,
  attachments: calendar,
}

export const bookedAtOnce: BookingTemplate = {
  subject: ({ passenger, detail }) => `${publicName(passenger)} fliegt mit: ${detail.flight.title}`,
  body: (facts) => <InstantBookingMail facts={facts} />,
}

export const otherStart: BookingTemplate = {
  subject: ({ detail }) => `Andere Zeit vorgeschlagen: ${detail.flight.title}`,
  body: (facts) => <OtherStartMail facts={facts} />,
}

export const otherStartAccepted: BookingTemplate = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} nimmt deine Zeit an: ${detail.flight.title}`,
  body: (facts) => <OtherStartAcceptedMail facts={facts} />,
}

export const declined = moreSeats.either(
  {
    subject: ({ detail }) => `Leider nicht: ${detail.flight.title}`,
    body: (facts) => <NotConfirmedMail facts={facts} cause="declined" />,
  },
  moreSeats.declined,
)

export const expired = moreSeats.either(
  {
    subject: ({ detail }) => `Abgelaufen: ${detail.flight.title}`,
    body: (facts) => <NotConfirmedMail facts={facts} cause="expired" />,
  },
  moreSeats.expired,
)

export const reservationLost = moreSeats.either(
  {
    subject: ({ detail }) => `Reservierung aufgehoben: ${detail.flight.title}`,
    body: (facts) => <NotConfirmedMail facts={facts} cause="unreserved" />,
  },
  moreSeats.reservationLost,
)

export const guestLostReservation = moreSeats.either(
  {
    subject: ({ detail }) => `Anfrage beendet: ${detail.flight.title}`,
    body: (facts) => <BookingWithdrawnMail facts={facts} cause="unreserved" />,
  },
  moreSeats.guestLostReservation,
)

export const holdLapsed = moreSeats.either(
  {
    subject: ({ detail }) => `Reservierung abgelaufen: ${detail.flight.title}`,
    body: (facts) => <HoldLapsedMail facts={facts} />,
  },
  moreSeats.holdLapsed,
)

export const paidTooLate = moreSeats.either(
  {
    subject: ({ detail }) => `Plätze schon vergeben: ${detail.flight.title}`,
    body: (facts) => <PaidTooLateMail facts={facts} />,
  },
  moreSeats.paidTooLate,
)
