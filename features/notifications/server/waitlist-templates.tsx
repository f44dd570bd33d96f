import { SeatFreeMail, WaitlistEndedMail } from "#features/bookings/server/mails/waitlist-mails.tsx"
import type { WaitlistFacts } from "#features/bookings/server/waitlist-facts.ts"
import type { MailTemplate } from "./rule.ts"

export const seatFree: MailTemplate<WaitlistFacts> = {
  subject: ({ detail }) => `Platz frei: ${detail.flight.title}`,
  body: (facts) => <SeatFreeMail facts={facts} />,
}

export const ended: MailTemplate<WaitlistFacts> = {
  subject: ({ detail }) => `Warteliste beendet: ${detail.flight.title}`,
  body: (facts) => <WaitlistEndedMail facts={facts} />,
}
