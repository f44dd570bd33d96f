import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { BookingConfirmedMail } from "#features/bookings/mails/server/passenger-mails.tsx"
import {
  GuestPaidMail,
  GuestPaymentDueMail,
  GuestUnpaidMail,
  PaymentDueMail,
  UnpaidMail,
} from "#features/bookings/mails/server/payment-due-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import { calendar } from "../calendar-attachment.ts"
import type { MailTemplate } from "../rule.ts"

type Template = MailTemplate<MailFacts>

export const due: Template = {
  subject: ({ detail }) => `Bitte zahle neu: ${detail.flight.title}`,
  body: (facts) => <PaymentDueMail facts={facts} />,
}

export const guestDue: Template = {
  subject: ({ detail }) => `Zahlung noch offen: ${detail.flight.title}`,
  body: (facts) => <GuestPaymentDueMail facts={facts} />,
}

export const paid: Template = {
  subject: ({ detail }) => `Bezahlt: ${detail.flight.title}`,
  body: (facts) => <BookingConfirmedMail facts={facts} />,
  attachments: calendar,
}

export const guestPaid: Template = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} hat bezahlt: ${detail.flight.title}`,
  body: (facts) => <GuestPaidMail facts={facts} />,
}

export const unpaid: Template = {
  subject: ({ detail }) => `Ohne Zahlung beendet: ${detail.flight.title}`,
  body: (facts) => <UnpaidMail facts={facts} />,
  // the entry of more seats is their booking's
  attachments: (facts) => (facts.lead ? [] : calendar(facts)),
}

export const guestUnpaid: Template = {
  subject: ({ detail }) => `Ohne Zahlung beendet: ${detail.flight.title}`,
  body: (facts) => <GuestUnpaidMail facts={facts} cause="time" />,
}

export const guestWithdrew: Template = {
  subject: ({ detail }) => `Buchung zurückgezogen: ${detail.flight.title}`,
  body: (facts) => <GuestUnpaidMail facts={facts} cause="guest" />,
}
