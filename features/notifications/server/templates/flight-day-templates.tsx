import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { calendar } from "../calendar-attachment.ts"
import type { DayFacts, UndecidedFacts } from "../flight-day-rules.ts"
import { DelayMail, DiversionMail } from "../mails/day-mails.tsx"
import { GoGivenMail, GoMissingMail, GoPostponedMail, UndecidedMail } from "../mails/go-mails.tsx"
import type { MailTemplate } from "../rule.ts"

export const goGiven: MailTemplate<DayFacts> = {
  subject: ({ detail }) => `Ihr fliegt: ${detail.flight.title}`,
  body: (facts) => <GoGivenMail facts={facts} />,
}

export const goPostponed: MailTemplate<DayFacts> = {
  subject: ({ detail }) => `Noch nicht sicher: ${detail.flight.title}`,
  body: (facts) => <GoPostponedMail facts={facts} />,
}

export const goMissing: MailTemplate<DayFacts> = {
  subject: ({ detail }) => `Noch keine Antwort: ${detail.flight.title}`,
  body: (facts) => <GoMissingMail facts={facts} />,
}

export const undecided: MailTemplate<UndecidedFacts> = {
  subject: ({ detail }) => `Deine Gäste warten: ${detail.flight.title}`,
  body: (facts) => <UndecidedMail facts={facts} />,
}

export const delayed: MailTemplate<MailFacts> = {
  subject: ({ detail: { flight } }) =>
    flight.expectedDepartsAt ? `Später: ${flight.title}` : `Doch wie geplant: ${flight.title}`,
  body: (facts) => <DelayMail facts={facts} />,
  attachments: calendar,
}

export const diverted: MailTemplate<DayFacts> = {
  subject: ({ detail: { flight } }) =>
    flight.divertedToAirportId === null
      ? `Doch wie geplant: ${flight.title}`
      : `Andere Landung: ${flight.title}`,
  body: (facts) => <DiversionMail facts={facts} />,
}
