import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import { TO_AFFECTED } from "./report-mail-reasons.ts"

/** To whom it concerns: the account is open again. */
export function RestrictionLiftedMail({ restriction }: { restriction: RestrictionRow }) {
  return (
    <MailLayout
      preview="Du kannst dich wieder anmelden."
      title="Dein Konto ist wieder offen"
      picture={null}
      reason={TO_AFFECTED}
    >
      <MailText>
        Die Sperre ist aufgehoben, du kannst dich wieder anmelden. Flüge, die wir mit der Sperre
        pausiert haben, sind wieder zu sehen, soweit ihr Start noch kommt.
      </MailText>
      <MailPanel>
        <MailRow label="Vorgang" value={restriction.ref} />
      </MailPanel>
      <MailText>Unsere Gründe: {restriction.liftReasons}</MailText>
    </MailLayout>
  )
}
