import {
  GuestGaveUpSeatsMail,
  SeatsGivenUpMail,
} from "#features/bookings/server/mails/seats-mails.tsx"
import type { GivenUpFacts } from "#features/bookings/server/seats-facts.ts"
import { publicName } from "#features/users/user.ts"
import type { MailTemplate } from "./rule.ts"

export const givenUp: MailTemplate<GivenUpFacts> = {
  subject: ({ detail }) => `Weniger Plätze: ${detail.flight.title}`,
  body: (facts) => <SeatsGivenUpMail facts={facts} />,
}

export const guestGaveUp: MailTemplate<GivenUpFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} gibt Plätze ab: ${detail.flight.title}`,
  body: (facts) => <GuestGaveUpSeatsMail facts={facts} />,
}
