import type { VettedFlight } from "#features/flights/vetting/server/find-vetted-flight.ts"
import { FlightPublishedMail } from "#features/flights/vetting/server/flight-published-mail.tsx"
import { FlightReturnedMail } from "#features/flights/vetting/server/flight-returned-mail.tsx"
import type { MailTemplate } from "../rule.ts"

export const published: MailTemplate<VettedFlight> = {
  subject: ({ title }) => `Veröffentlicht: ${title}`,
  body: (flight) => <FlightPublishedMail flight={flight} />,
}

export const returned: MailTemplate<VettedFlight> = {
  subject: ({ title }) => `Bitte noch einmal ansehen: ${title}`,
  body: (flight) => <FlightReturnedMail flight={flight} />,
}
