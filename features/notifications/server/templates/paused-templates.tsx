import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { CalledOff } from "../called-off-rule.ts"
import type { FlightAhead } from "../flight-ahead.ts"
import { FlightCalledOffMail } from "../mails/flight-called-off-mail.tsx"
import { PapersEndMail } from "../mails/papers-end-mail.tsx"
import { PausedFlightMail } from "../mails/paused-flight-mail.tsx"
import { PausedRideMail } from "../mails/paused-ride-mail.tsx"
import type { PausedForPapers } from "../paused-flight-rule.ts"
import type { MailTemplate } from "../rule.ts"

export const pausedRide: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Dein Flug ist pausiert: ${detail.flight.title}`,
  body: (facts) => <PausedRideMail facts={facts} />,
}

export const pausedFlight: MailTemplate<FlightAhead> = {
  subject: ({ detail }) => `Pausierter Flug mit Gästen: ${detail.flight.title}`,
  body: (facts) => <PausedFlightMail facts={facts} />,
}

export const pausedForPapers: MailTemplate<PausedForPapers> = {
  subject: ({ detail }) => `Pausiert, ein Nachweis fehlt: ${detail.flight.title}`,
  body: (facts) => <PapersEndMail facts={facts} />,
}

export const calledOff: MailTemplate<CalledOff> = {
  subject: ({ detail }) => `Dein Flug ist abgesagt: ${detail.flight.title}`,
  body: (facts) => <FlightCalledOffMail facts={facts} />,
}
