import { FlaskConical } from "lucide"
import { SETTINGS_PATH } from "#features/users/settings-path.ts"
import { PayoutAccountSection } from "#features/users/ui/payout-account-section.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { Card } from "#ui/card.tsx"
import { DescriptionList } from "#ui/description-list.tsx"
import { Notice } from "#ui/notice.tsx"
import type { PaidWhere as Where } from "../settlement-view.ts"

/** Where the money of a flight goes, and the way to change it. */
export function PaidWhere({ where }: { where: Where }) {
  if (where.kind === "provider") return <PayoutAccountSection state={where.state} />
  const { iban, accountHolder } = where
  const href = `${SETTINGS_PATH}#bankkonto`
  return (
    <Card as="section" labelledBy="bankkonto">
      <h2 id="bankkonto" className="text-h3">
        Bankkonto
      </h2>
      <div className="mt-4 grid gap-5">
        <TrialMoney />
        {iban ? (
          <DescriptionList
            entries={[
              { term: "Inhaber:in", description: accountHolder },
              {
                term: "IBAN",
                description: <span className="font-mono text-small whitespace-nowrap">{iban}</span>,
              },
            ]}
          />
        ) : (
          <Notice tone="warn" title="Wir wissen noch nicht, wohin.">
            Gib deine IBAN an. Was schon freigegeben ist, geht dann von selbst auf den Weg.
          </Notice>
        )}
        <div>
          <ButtonLink href={href} size="small" variant={iban ? "secondary" : "primary"}>
            {iban ? "Bankkonto ändern" : "Bankkonto angeben"}
          </ButtonLink>
        </div>
      </div>
    </Card>
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
