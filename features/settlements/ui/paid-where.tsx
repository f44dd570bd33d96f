import { FlaskConical } from "lucide"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { BankAccountSection } from "#features/users/settings/ui/bank-account-section.tsx"
import { PayoutAccountSection } from "#features/users/settings/ui/payout-account-section.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { PaidWhere as Where } from "../settlement-view.ts"

interface PaidWhereProps {
  where: Where
  own: OwnUser
}

/** Where the money of a flight goes, given and changed on the page that asks for it. */
export function PaidWhere({ where, own }: PaidWhereProps) {
  if (where.kind === "provider") {
    return <PayoutAccountSection state={where.state} waitsUntil={where.waitsUntil} />
  }
  return (
    <div className="grid gap-5">
      <TrialMoney />
      {!own.bankAccount && (
        <Notice tone="warn" title="Wir wissen noch nicht, wohin.">
          Gib deine IBAN an. Was schon freigegeben ist, geht dann von selbst auf den Weg.
        </Notice>
      )}
      <BankAccountSection own={own} isForPayouts waitsUntil={where.waitsUntil} />
    </div>
  )
}

/** Said wherever the trial provider pays. */
export function TrialMoney() {
  return (
    <Notice icon={FlaskConical} title="Probebetrieb: hier fließt kein Geld.">
      Alle Schritte laufen wie im Ernstfall, nur überwiesen wird nichts.
    </Notice>
  )
}
