import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { RefundFacts } from "#features/bookings/mails/server/refund-facts.ts"
import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import type { BorneFacts } from "#features/settlements/server/disputes/borne-facts.ts"
import { DisputeBorneMail } from "#features/settlements/server/mails/dispute-mails.tsx"
import {
  ObjectionMail,
  ObjectionToDecideMail,
  SettlementOverdueMail,
} from "#features/settlements/server/mails/office-mails.tsx"
import {
  ObjectionAnsweredMail,
  ObjectionDecidedMail,
  StatementMail,
  StatementRestatedMail,
} from "#features/settlements/server/mails/passenger-mails.tsx"
import { PayoutHeldMail, PayoutPaidMail } from "#features/settlements/server/mails/payout-mails.tsx"
import {
  GuestObjectionDecidedMail,
  GuestObjectionWithdrawnMail,
  GuestObjectsMail,
  SettlementDueMail,
} from "#features/settlements/server/mails/pilot-mails.tsx"
import {
  GuestShareRefundedMail,
  ShareRefundedMail,
} from "#features/settlements/server/mails/share-refund-mails.tsx"
import type { ObjectionFacts } from "#features/settlements/server/objection-facts.ts"
import type { PayoutFacts } from "#features/settlements/server/payouts/payout-facts.ts"
import type { ShareRefundFacts } from "#features/settlements/server/share-refunds/share-refund-facts.ts"
import type { StatementFacts } from "#features/settlements/server/statement-facts.ts"
import { publicName } from "#features/users/core/user.ts"
import type { MailTemplate } from "../rule.ts"

interface OfFlight {
  detail: FlightSummary
}

export const due: MailTemplate<OfFlight> = {
  subject: ({ detail }) => `Abrechnung fällig: ${detail.flight.title}`,
  body: (facts) => <SettlementDueMail facts={facts} isReminder={false} />,
}

export const reminder: MailTemplate<OfFlight> = {
  subject: ({ detail }) => `Deine Abrechnung fehlt noch: ${detail.flight.title}`,
  body: (facts) => <SettlementDueMail facts={facts} isReminder />,
}

export const overdue: MailTemplate<OfFlight> = {
  subject: ({ detail }) => `Seit 14 Tagen nicht abgerechnet: ${detail.flight.title}`,
  body: (facts) => <SettlementOverdueMail facts={facts} />,
}

export const statement: MailTemplate<StatementFacts> = {
  subject: ({ detail }) => `Deine Abrechnung: ${detail.flight.title}`,
  body: (facts) => <StatementMail facts={facts} />,
}

export const guestObjects: MailTemplate<ObjectionFacts> = {
  subject: ({ passenger, detail }) =>
    `${publicName(passenger)} hat Einwände: ${detail.flight.title}`,
  body: (facts) => <GuestObjectsMail facts={facts} />,
}

export const objection: MailTemplate<ObjectionFacts> = {
  subject: ({ detail }) => `Einwand gegen eine Abrechnung: ${detail.flight.title}`,
  body: (facts) => <ObjectionMail facts={facts} />,
}

export const objectionToDecide: MailTemplate<ObjectionFacts> = {
  subject: ({ detail }) => `Einwand entscheiden: ${detail.flight.title}`,
  body: (facts) => <ObjectionToDecideMail facts={facts} />,
}

export const objectionAnswered: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Antwort auf deinen Einwand: ${detail.flight.title}`,
  body: (facts) => <ObjectionAnsweredMail facts={facts} />,
}

export const guestWithdrew: MailTemplate<MailFacts> = {
  subject: ({ detail }) => `Der Einwand ist zurückgezogen: ${detail.flight.title}`,
  body: (facts) => <GuestObjectionWithdrawnMail facts={facts} />,
}

export const restated: MailTemplate<StatementFacts> = {
  subject: ({ detail }) => `Deine Abrechnung ist günstiger: ${detail.flight.title}`,
  body: (facts) => <StatementRestatedMail facts={facts} />,
}

export const objectionDecided: MailTemplate<StatementFacts> = {
  subject: ({ detail }) => `Dein Einwand ist entschieden: ${detail.flight.title}`,
  body: (facts) => <ObjectionDecidedMail facts={facts} />,
}

export const guestObjectionDecided: MailTemplate<ObjectionFacts> = {
  subject: ({ detail }) => `Der Einwand ist entschieden: ${detail.flight.title}`,
  body: (facts) => <GuestObjectionDecidedMail facts={facts} />,
}

export const paid: MailTemplate<PayoutFacts> = {
  subject: ({ detail }) => `Ausgezahlt: ${detail.flight.title}`,
  body: (facts) => <PayoutPaidMail facts={facts} />,
}

export const disputeBorne: MailTemplate<BorneFacts> = {
  subject: ({ detail }) => `Rückbuchung: ${detail.flight.title}`,
  body: (facts) => <DisputeBorneMail facts={facts} />,
}

export const shareRefunded: MailTemplate<RefundFacts> = {
  subject: ({ detail }) => `Ein Teil kommt zurück: ${detail.flight.title}`,
  body: (facts) => <ShareRefundedMail facts={facts} />,
}

export const guestShareRefunded: MailTemplate<ShareRefundFacts> = {
  subject: ({ passenger, detail }) =>
    `Ein Teil geht an ${publicName(passenger)} zurück: ${detail.flight.title}`,
  body: (facts) => <GuestShareRefundedMail facts={facts} />,
}

export const held: MailTemplate<PayoutFacts> = {
  subject: ({ detail }) => `Deine Auszahlung wartet: ${detail.flight.title}`,
  body: (facts) => <PayoutHeldMail facts={facts} />,
}
