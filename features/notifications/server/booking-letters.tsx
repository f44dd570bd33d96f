import type { MailFacts } from "#features/bookings/server/mail-facts.ts"
import {
  BookingConfirmedMail,
  HoldLapsedMail,
  NotConfirmedMail,
  OtherStartMail,
  PaidTooLateMail,
  RequestReceivedMail,
} from "#features/bookings/server/mails/passenger-mails.tsx"
import {
  BookedAtOnceMail,
  BookingRequestedMail,
  BookingWithdrawnMail,
  OtherStartAcceptedMail,
} from "#features/bookings/server/mails/pilot-mails.tsx"
import { publicName } from "#features/users/user.ts"
import { calendar } from "./calendar-attachment.ts"
import type { Letter } from "./row.ts"

type BookingLetter = Letter<MailFacts>

export const requestReceived: BookingLetter = {
  subject: ({ detail }) => `Deine Anfrage: ${detail.flight.title}`,
  body: (facts) => <RequestReceivedMail facts={facts} />,
}

export const requested: BookingLetter = {
  subject: ({ passenger, detail }) => `${publicName(passenger)} möchte mit: ${detail.flight.title}`,
  body: (facts) => <BookingRequestedMail facts={facts} />,
}

export const withdrawn: BookingLetter = {
  subject: ({ detail }) => `Anfrage zurückgezogen: ${detail.flight.title}`,
  body: (facts) => <BookingWithdrawnMail facts={facts} />,
}

export const accepted: BookingLetter = {
  subject: ({ detail }) => `Zugesagt: ${detail.flight.title}`,
  body: (facts) => <BookingConfirmedMail facts={facts} />,
  attachments: calendar,
}

export const confirmedAtOnce: BookingLetter = {
  subject: ({ detail }) => `Gebucht: ${detail.flight.title}`,
  body: (facts) => <BookingConfirmedMail facts={facts} />,
  attachments: calendar,
}

export const bookedAtOnce: BookingLetter = {
  subject: ({ passenger, detail }) => `${publicName(passenger)} fliegt mit: ${detail.flight.title}`,
  body: (facts) => <BookedAtOnceMail facts={facts} />,
}

export const otherStart: BookingLetter = {
  subject: ({ detail }) => `Andere Zeit vorgeschlagen: ${detail.flight.title}`,
  body: (facts) => <OtherStartMail facts={facts} />,
}

export const otherStartAccepted: BookingLetter = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} nimmt deine Zeit an: ${detail.flight.title}`,
  body: (facts) => <OtherStartAcceptedMail facts={facts} />,
}

export const declined: BookingLetter = {
  subject: ({ detail }) => `Leider nicht: ${detail.flight.title}`,
  body: (facts) => <NotConfirmedMail facts={facts} cause="declined" />,
}

export const expired: BookingLetter = {
  subject: ({ detail }) => `Abgelaufen: ${detail.flight.title}`,
  body: (facts) => <NotConfirmedMail facts={facts} cause="expired" />,
}

export const holdLapsed: BookingLetter = {
  subject: ({ detail }) => `Reservierung abgelaufen: ${detail.flight.title}`,
  body: (facts) => <HoldLapsedMail facts={facts} />,
}

export const paidTooLate: BookingLetter = {
  subject: ({ detail }) => `Plätze schon vergeben: ${detail.flight.title}`,
  body: (facts) => <PaidTooLateMail facts={facts} />,
}
