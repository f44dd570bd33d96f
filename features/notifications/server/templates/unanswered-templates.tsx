import type { UnansweredFacts } from "#features/bookings/mails/server/unanswered-facts.ts"
import {
  ChangeUnansweredMail,
  formatUnanswered,
  NewDatesUnansweredMail,
} from "#features/bookings/mails/server/unanswered-mails.tsx"
import type { MailTemplate } from "../rule.ts"

export const change: MailTemplate<UnansweredFacts> = {
  subject: (facts) =>
    `${formatUnanswered(facts, { one: "fliegt nicht mehr mit", many: "fliegen nicht mehr mit" })}: ${facts.detail.flight.title}`,
  body: (facts) => <ChangeUnansweredMail facts={facts} />,
}

export const newDates: MailTemplate<UnansweredFacts> = {
  subject: (facts) =>
    `${formatUnanswered(facts, { one: "nimmt keinen neuen Termin", many: "nehmen keinen neuen Termin" })}: ${facts.detail.flight.title}`,
  body: (facts) => <NewDatesUnansweredMail facts={facts} />,
}
