import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import {
  CorrectedMail,
  GoodwillMail,
  GuestEndedMail,
  GuestPartRefundedMail,
  PartRefundedMail,
  PhoneCorrectedMail,
  RequestEndedMail,
} from "#features/bookings/mails/server/office-mails.tsx"
import {
  GuestMovedAwayMail,
  GuestMovedInMail,
  RebookedByOfficeMail,
  type RebookedFacts,
} from "#features/bookings/mails/server/rebooking-mails.tsx"
import type { RefundFacts } from "#features/bookings/mails/server/refund-facts.ts"
import { publicName } from "#features/users/core/user.ts"
import { calendar } from "../calendar-attachment.ts"
import type { CorrectedFacts, GoodwillFacts } from "../office-rules.ts"
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

export const goodwillGiven: MailTemplate<GoodwillFacts> = {
  subject: ({ detail }) => `Kulanz für dich: ${detail.flight.title}`,
  body: (facts) => <GoodwillMail facts={facts} cents={facts.goodwillCents} way={facts.way} />,
}

export const partRefunded: MailTemplate<RefundFacts> = {
  subject: ({ detail }) => `Ein Teil kommt zurück: ${detail.flight.title}`,
  body: (facts) => <PartRefundedMail facts={facts} />,
}

export const guestPartRefunded: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) =>
    `Ein Teil geht an ${publicName(passenger)} zurück: ${detail.flight.title}`,
  body: (facts) => <GuestPartRefundedMail facts={facts} />,
}

export const corrected: MailTemplate<CorrectedFacts> = {
  subject: ({ detail }) => `Angaben geändert: ${detail.flight.title}`,
  body: (facts) => <CorrectedMail facts={facts} what={facts.what} isForPilot={facts.isForPilot} />,
}

export const rebooked: MailTemplate<RebookedFacts> = {
  subject: ({ detail }) => `Umgebucht: ${detail.flight.title}`,
  body: (facts) => <RebookedByOfficeMail facts={facts} />,
  attachments: calendar,
}

export const guestMovedIn: MailTemplate<RebookedFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} fliegt jetzt hier mit: ${detail.flight.title}`,
  body: (facts) => <GuestMovedInMail facts={facts} />,
}

export const guestMovedAway: MailTemplate<MailFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} fliegt nicht mehr mit: ${detail.flight.title}`,
  body: (facts) => <GuestMovedAwayMail facts={facts} />,
}

export const phoneCorrected: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Deine Telefonnummer ist geändert: ${detail.flight.title}`,
  body: (facts) => <PhoneCorrectedMail facts={facts} />,
}
