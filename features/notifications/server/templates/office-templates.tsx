import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { GuestEndedMail, RequestEndedMail } from "#features/bookings/mails/server/office-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import type { MailTemplate } from "../rule.ts"

export const guestEnded: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) =>
    `Für dich abgesagt, ${publicName(passenger)}: ${detail.flight.title}`,
  body: (facts) => <GuestEndedMail facts={facts} />,
}

export const requestEnded: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Anfrage für dich zurückgezogen: ${detail.flight.title}`,
  body: (facts) => <RequestEndedMail facts={facts} />,
}
