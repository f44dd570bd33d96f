import type { WaitlistFacts } from "#features/bookings/mails/server/waitlist-facts.ts"
import { SeatFreeMail, WaitlistEndedMail } from "#features/bookings/mails/server/waitlist-mails.tsx"
import type { MailTemplate } from "../rule.ts"

export const seatFree: MailTemplate<WaitlistFacts> = {
  subject: ({ detail }) => `Platz frei: ${detail.flight.title}`,
  body: (facts) => <SeatFreeMail facts={facts} />,
}

export const ended: MailTemplate<WaitlistFacts> = {
  subject: ({ detail }) => `Warteliste beendet: ${detail.flight.title}`,
  body: (facts) => <WaitlistEndedMail facts={facts} />,
}
