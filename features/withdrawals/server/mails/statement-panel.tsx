import { Text } from "react-email"
import { MAIL_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { MailPanel } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { Multiline } from "#features/mail-kit/server/multiline.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { statementOf } from "../../withdrawal.ts"
import type { WithdrawalRow } from "../withdrawals-table.ts"

/** The declaration word by word, and when it came in. */
export function StatementPanel({ withdrawal }: { withdrawal: WithdrawalRow }) {
  return (
    <MailPanel>
      <Text
        className="m-ink"
        style={{
          margin: "0 0 16px",
          color: MAIL_COLOURS.ink,
          fontSize: 16,
          lineHeight: "25px",
          overflowWrap: "anywhere",
        }}
      >
        <Multiline>{statementOf(withdrawal)}</Multiline>
      </Text>
      <MailRow label="Eingegangen" value={formatInstant(withdrawal.receivedAt, HOME_ZONE)} />
      <MailRow label="Name" value={withdrawal.name} />
      <MailRow label="Bestätigung an" value={withdrawal.email} />
      <MailRow label="Vorgang" value={withdrawal.ref} />
    </MailPanel>
  )
}
