import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { FlightAhead } from "../flight-ahead.ts"
import { FlightAheadMail } from "../mails/flight-ahead-mail.tsx"
import { RideAheadMail } from "../mails/ride-ahead-mail.tsx"
import type { MailTemplate } from "../rule.ts"

export const flightAhead: MailTemplate<FlightAhead> = {
  subject: ({ detail }) => `Dein Flug steht an: ${detail.flight.title}`,
  body: (facts) => <FlightAheadMail facts={facts} />,
}

export const rideAhead: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Du fliegst bald mit: ${detail.flight.title}`,
  body: (facts) => <RideAheadMail facts={facts} />,
}
