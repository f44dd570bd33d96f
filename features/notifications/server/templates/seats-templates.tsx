import type { GivenUpFacts } from "#features/bookings/mails/server/seats-facts.ts"
import {
  GuestGaveUpSeatsMail,
  SeatsGivenUpMail,
} from "#features/bookings/mails/server/seats-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import type { MailTemplate } from "../rule.ts"

export const givenUp: MailTemplate<GivenUpFacts> = {
  subject: ({ detail }) => `Weniger Plätze: ${detail.flight.title}`,
  body: (facts) => <SeatsGivenUpMail facts={facts} />,
}

export const guestGaveUp: MailTemplate<GivenUpFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} gibt Plätze ab: ${detail.flight.title}`,
  body: (facts) => <GuestGaveUpSeatsMail facts={facts} />,
}
