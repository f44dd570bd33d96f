import {
  ChangeUnansweredMail,
  NewDatesUnansweredMail,
  whoIsSilent,
} from "#features/bookings/server/mails/silence-mails.tsx"
import type { SilenceFacts } from "#features/bookings/server/silence-facts.ts"
import type { Letter } from "./row.ts"

export const change: Letter<SilenceFacts> = {
  subject: (facts) =>
    `${whoIsSilent(facts, { one: "fliegt nicht mehr mit", many: "fliegen nicht mehr mit" })}: ${facts.detail.flight.title}`,
  body: (facts) => <ChangeUnansweredMail facts={facts} />,
}

export const newDates: Letter<SilenceFacts> = {
  subject: (facts) =>
    `${whoIsSilent(facts, { one: "nimmt keinen neuen Termin", many: "nehmen keinen neuen Termin" })}: ${facts.detail.flight.title}`,
  body: (facts) => <NewDatesUnansweredMail facts={facts} />,
}
