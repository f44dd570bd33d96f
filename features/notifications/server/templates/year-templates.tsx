import { YearMail } from "#features/wrapped/server/mails/year-mail.tsx"
import type { YearMailFacts } from "#features/wrapped/server/year-mail-facts.ts"
import type { MailTemplate } from "../rule.ts"

export const yearOver: MailTemplate<YearMailFacts> = {
  subject: ({ year }) => `Dein Jahr ${year} in der Luft`,
  body: (facts) => <YearMail {...facts} />,
}
