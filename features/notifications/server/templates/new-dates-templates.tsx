import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import {
  GuestRebookedMail,
  NewDatesDeclinedMail,
  type NewDatesFacts,
  NewDatesMail,
} from "#features/bookings/mails/server/new-dates-mails.tsx"
import { BookingConfirmedMail } from "#features/bookings/mails/server/passenger-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import { calendar } from "../calendar-attachment.ts"
import type { MailTemplate } from "../rule.ts"

export const offered: MailTemplate<NewDatesFacts> = {
  subject: ({ detail, dates }) =>
    `${dates.length === 1 ? "Neuer Termin" : "Neue Termine"} zur Wahl: ${detail.flight.title}`,
  body: (facts) => <NewDatesMail facts={facts} />,
  attachments: calendar,
}

export const rebooked: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Umgebucht: ${detail.flight.title}`,
  body: (facts) => <BookingConfirmedMail facts={facts} />,
  attachments: calendar,
}

export const guestRebooked: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} nimmt den neuen Termin: ${detail.flight.title}`,
  body: (facts) => <GuestRebookedMail facts={facts} />,
}

export const declined: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} nimmt keinen neuen Termin: ${detail.flight.title}`,
  body: (facts) => <NewDatesDeclinedMail facts={facts} />,
}
