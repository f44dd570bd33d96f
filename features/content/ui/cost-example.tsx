import { priceOfSeat, seatPriceCap } from "#features/flights/core/cost-sharing.ts"
import { CostBlocks } from "#features/flights/core/ui/cost-blocks.tsx"
import { useVatNote } from "#features/flights/core/ui/vat-note.ts"
import { useFeeRule } from "#features/settings/ui/settings-context.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

const TOTAL_CENTS = 25_000
const SEATS = 3

/** The sum that everybody can check, computed by the same functions as every price. */
export function CostExample() {
  const price = priceOfSeat(seatPriceCap(TOTAL_CENTS, SEATS), useFeeRule())
  const vatNote = useVatNote(price.feeCents)
  const share = formatEuro(price.seatPriceCents)
  return (
    <section aria-labelledby="rechnung" className="mx-auto max-w-page px-gutter pt-section">
      <Card className="grid gap-5 md:gap-8 md:p-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="rechnung" className="text-h2 text-balance">
            Eine Rechnung, die du nachrechnen kannst
          </h2>
          <p className="mt-4 max-w-text text-ink2">
            Bonn-Hangelar nach Juist kostet zum Beispiel {formatEuro(TOTAL_CENTS)}. Vier Menschen
            sitzen im Flugzeug, also wird durch vier geteilt. Henrik, der fliegt, zahlt mit.
          </p>
          <p className="mt-3 md:mt-6">
            <TextLink href="/de/kostenteilung">So funktioniert die Kostenteilung</TextLink>
          </p>
        </div>
        <div>
          <SumTable className="max-md:hidden">
            <SumRow label="Flugkosten" amount={formatEuro(TOTAL_CENTS)} />
          </SumTable>
          <div className="my-2">
            <CostBlocks
              label={`${formatEuro(TOTAL_CENTS)}, geteilt durch vier`}
              blocks={[
                { label: "Henrik", amount: share, role: "host" },
                { label: "Du", amount: share, role: "you" },
                { label: "Gast", amount: share, role: "other" },
                { label: "Gast", amount: share, role: "other" },
              ]}
            />
          </div>
          <SumTable>
            <SumRow label="Dein Kostenanteil" amount={share} />
            <SumRow label="Servicegebühr" note={vatNote} amount={formatEuro(price.feeCents)} />
            <SumRow label="Du zahlst" amount={formatEuro(price.totalCents)} isTotal />
          </SumTable>
        </div>
      </Card>
    </section>
  )
}
