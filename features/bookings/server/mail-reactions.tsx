import type { ReactElement } from "react"
import { publicName } from "#features/users/user.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { EventRow, Reaction } from "#platform/server/events.ts"
import { type Attachment, sendMail } from "#platform/server/mail.ts"
import { bookingCalendar } from "./booking-calendar.ts"
import { findMailFacts, type MailFacts } from "./mail-facts.ts"
import {
  BookingConfirmedMail,
  NotConfirmedMail,
  PaidTooLateMail,
  RequestReceivedMail,
} from "./mails/passenger-mails.tsx"
import {
  BookedAtOnceMail,
  BookingRequestedMail,
  BookingWithdrawnMail,
} from "./mails/pilot-mails.tsx"

interface Letter {
  on: string
  to: "passenger" | "pilot"
  subject(facts: MailFacts): string
  body(facts: MailFacts, event: EventRow): ReactElement
  attachments?(facts: MailFacts): Attachment[]
}

const calendar = (facts: MailFacts): Attachment[] => [
  {
    filename: "flug.ics",
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: bookingCalendar(facts),
  },
]

/** Who hears of what about a booking (product decision 8). */
const letters: readonly Letter[] = [
  {
    on: "booking.requested",
    to: "pilot",
    subject: ({ passenger, detail }) =>
      `${publicName(passenger)} möchte mit: ${detail.flight.title}`,
    body: (facts) => <BookingRequestedMail facts={facts} />,
  },
  {
    on: "booking.requested",
    to: "passenger",
    subject: ({ detail }) => `Deine Anfrage: ${detail.flight.title}`,
    body: (facts) => <RequestReceivedMail facts={facts} />,
  },
  {
    on: "booking.accepted",
    to: "passenger",
    subject: ({ detail }) => `Zugesagt: ${detail.flight.title}`,
    body: (facts) => <BookingConfirmedMail facts={facts} />,
    attachments: calendar,
  },
  {
    on: "booking.confirmed_at_once",
    to: "passenger",
    subject: ({ detail }) => `Gebucht: ${detail.flight.title}`,
    body: (facts) => <BookingConfirmedMail facts={facts} />,
    attachments: calendar,
  },
  {
    on: "booking.confirmed_at_once",
    to: "pilot",
    subject: ({ passenger, detail }) =>
      `${publicName(passenger)} fliegt mit: ${detail.flight.title}`,
    body: (facts) => <BookedAtOnceMail facts={facts} />,
  },
  {
    on: "booking.declined",
    to: "passenger",
    subject: ({ detail }) => `Leider nicht: ${detail.flight.title}`,
    body: (facts, event) => (
      <NotConfirmedMail facts={facts} cause="declined" reason={event.reason || undefined} />
    ),
  },
  {
    on: "booking.expired",
    to: "passenger",
    subject: ({ detail }) => `Abgelaufen: ${detail.flight.title}`,
    body: (facts) => <NotConfirmedMail facts={facts} cause="expired" />,
  },
  {
    on: "booking.withdrawn",
    to: "pilot",
    subject: ({ detail }) => `Anfrage zurückgezogen: ${detail.flight.title}`,
    body: (facts) => <BookingWithdrawnMail facts={facts} />,
  },
  {
    on: "booking.paid_too_late",
    to: "passenger",
    subject: ({ detail }) => `Plätze schon vergeben: ${detail.flight.title}`,
    body: (facts) => <PaidTooLateMail facts={facts} />,
  },
]

export const bookingMailReactions: readonly Reaction[] = letters.map((letter) => ({
  on: letter.on,
  name: `mail to the ${letter.to}`,
  async run(db, event) {
    const facts = await findMailFacts(db, event.entityId)
    if (!facts) return
    await inTransaction(db, (tx) =>
      sendMail(tx, {
        key: `event/${event.id}/${letter.to}`,
        to: facts[letter.to].email,
        subject: letter.subject(facts),
        body: letter.body(facts, event),
        ...(letter.attachments && { attachments: letter.attachments(facts) }),
      }),
    )
  },
}))
