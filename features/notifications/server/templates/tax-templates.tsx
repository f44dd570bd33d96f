import {
  TaxDetailsReminderMail,
  TaxDetailsRequestedMail,
  TaxPayoutsWithheldMail,
  TaxYearMail,
} from "#features/dac7/server/mails/tax-mails.tsx"
import type { TaxRequestFacts, TaxYearFacts } from "#features/dac7/server/tax-mail-facts.ts"
import type { MailTemplate } from "../rule.ts"

export const requested: MailTemplate<TaxRequestFacts> = {
  subject: () => "Wir brauchen deine Steuerangaben",
  body: (facts) => <TaxDetailsRequestedMail {...facts} />,
}

export const reminded: MailTemplate<TaxRequestFacts> = {
  subject: () => "Erinnerung: Deine Steuerangaben fehlen noch",
  body: (facts) => <TaxDetailsReminderMail {...facts} />,
}

export const withheld: MailTemplate<TaxRequestFacts> = {
  subject: () => "Deine Auszahlungen warten auf deine Steuerangaben",
  body: () => <TaxPayoutsWithheldMail />,
}

export const reported: MailTemplate<TaxYearFacts> = {
  subject: ({ year }) => `Das haben wir für ${year} dem Finanzamt gemeldet`,
  body: (facts) => <TaxYearMail {...facts} />,
}
