import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { GuestCancelledMail, GuestLeftMail } from "#features/bookings/mails/server/pilot-mails.tsx"
import type { RefundFacts } from "#features/bookings/mails/server/refund-facts.ts"
import {
  BookingCancelledMail,
  BookingGivenUpMail,
  FlightLeftMail,
  PriceCutMail,
  RetainedRefundedMail,
} from "#features/bookings/mails/server/refund-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import { calendar } from "../calendar-attachment.ts"
import type { MailTemplate } from "../rule.ts"

export const cancelled: MailTemplate<RefundFacts> = {
  subject: ({ detail }) => `Abgesagt: ${detail.flight.title}`,
  body: (facts) => <BookingCancelledMail facts={facts} />,
  attachments: calendar,
}

export const givenUp: MailTemplate<RefundFacts> = {
  subject: ({ detail }) => `Storniert: ${detail.flight.title}`,
  body: (facts) => <BookingGivenUpMail facts={facts} />,
  attachments: calendar,
}

export const guestCancelled: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} hat storniert: ${detail.flight.title}`,
  body: (facts) => <GuestCancelledMail facts={facts} />,
}

export const retainedRefunded: MailTemplate<RefundFacts> = {
  subject: ({ detail }) => `Auch der Rest kommt zurück: ${detail.flight.title}`,
  body: (facts) => <RetainedRefundedMail facts={facts} />,
}

export const left: MailTemplate<RefundFacts> = {
  subject: ({ detail }) => `Du fliegst nicht mit: ${detail.flight.title}`,
  body: (facts) => <FlightLeftMail facts={facts} />,
  attachments: calendar,
}

export const guestLeft: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} fliegt nicht mehr mit: ${detail.flight.title}`,
  body: (facts) => <GuestLeftMail facts={facts} />,
}

export const priceCut: MailTemplate<RefundFacts> = {
  subject: ({ detail }) => `Günstiger geworden: ${detail.flight.title}`,
  body: (facts) => <PriceCutMail facts={facts} />,
}
