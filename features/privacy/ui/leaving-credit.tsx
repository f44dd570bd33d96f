import type { LeavingCredit } from "#features/vouchers/leaving-credit.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"

/** What becomes of the credit, said before anything is pressed. */
export function LeavingCreditNotice({ credit }: { credit: readonly LeavingCredit[] }) {
  const total = credit.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <Notice title={`Du hast noch ${formatEuro(total)} Guthaben.`} isStacked>
      Davon geht nichts verloren:
      <ul className="mt-2 grid list-disc gap-1.5 ps-5">
        {credit.map((one) => (
          <li key={one.voucherId}>{sentence(one)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function sentence({ way, cents, validUntil, withdrawableUntil }: LeavingCredit): string {
  const amount = formatEuro(cents)
  const until = formatDay(new Date(validUntil), HOME_ZONE)
  switch (way) {
    case "new-code":
      return `${amount} bekommst du als neuen Gutscheincode in deiner letzten Mail, gültig wie bisher bis ${until}.`
    case "refund":
      return `${amount} gehen dorthin zurück, woher sie kamen: Den Gutschein hast du selbst gekauft und könntest ihn noch bis ${withdrawableUntil ? formatDay(new Date(withdrawableUntil), HOME_ZONE) : ""} widerrufen.`
    case "blocked":
      return `${amount} sind gesperrt und bleiben es, bis das geklärt ist. Der Code steht in deiner letzten Mail.`
  }
}
