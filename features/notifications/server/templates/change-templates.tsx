import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { ChangeFacts } from "#features/bookings/mails/server/change-facts.ts"
import {
  ChangeAgreedMail,
  ChangeAskedMail,
  ChangeUndoneMail,
} from "#features/bookings/mails/server/change-mails.tsx"
import { publicName } from "#features/users/core/user.ts"
import { calendar } from "../calendar-attachment.ts"
import type { MailTemplate } from "../rule.ts"

export const asked: MailTemplate<ChangeFacts> = {
  subject: ({ detail }) => `Bitte antworte, geändert: ${detail.flight.title}`,
  body: (facts) => <ChangeAskedMail facts={facts} />,
  attachments: calendar,
}

export const undone: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Es bleibt dabei: ${detail.flight.title}`,
  body: (facts) => <ChangeUndoneMail facts={facts} />,
  attachments: calendar,
}

export const agreed: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) => `${publicName(passenger)} stimmt zu: ${detail.flight.title}`,
  body: (facts) => <ChangeAgreedMail facts={facts} />,
}
