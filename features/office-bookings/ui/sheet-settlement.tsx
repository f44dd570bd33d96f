import { objectionCasePath } from "#features/settlements/settlement-paths.ts"
import { formatEuro } from "#platform/money.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { SheetSettlement as Settlement } from "../booking-sheet.ts"
import { ProviderId } from "./sheet-orders.tsx"
import { Instant, SheetPart } from "./sheet-part.tsx"

interface SheetSettlementProps {
  bookingId: number
  settlement: Settlement
}

/** What the statement made of the booking, and how far the payout to its pilot is. */
export function SheetSettlement({ bookingId, settlement }: SheetSettlementProps) {
  const { payout, submittedAt, objectionsUntil, closedAt } = settlement
  const instant = (at: string | null) => (at ? <Instant at={at} /> : "noch nicht")
  return (
    <SheetPart id="abrechnung" title="Abrechnung und Auszahlung">
      <DescriptionList
        entries={[
          { term: "Ergebnis", description: settlement.outcome },
          { term: "Kostenanteil", description: formatEuro(settlement.shareCents) },
          { term: "Servicegebühr", description: formatEuro(settlement.feeCents) },
          { term: "An den Gast zurück", description: formatEuro(settlement.refundCents) },
          { term: "Eingereicht", description: instant(submittedAt), isLong: true },
          { term: "Einwände bis", description: instant(objectionsUntil), isLong: true },
          { term: "Abgeschlossen", description: instant(closedAt), isLong: true },
          ...(settlement.hasObjection
            ? [
                {
                  term: "Einwand",
                  description: (
                    <TextLink href={objectionCasePath(bookingId)}>
                      Einwand und Entscheidung
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      {payout && (
        <div className="mt-6 grid gap-4">
          <h3 className="text-ui font-semibold">Auszahlung an die Pilot:in</h3>
          {payout.hold && (
            <Notice tone="warn" title="Angehalten.">
              {payout.hold}
            </Notice>
          )}
          <DescriptionList
            entries={[
              { term: "Stand", description: payout.state },
              { term: "Betrag", description: formatEuro(payout.amountCents) },
              ...(payout.keptCents > 0
                ? [
                    {
                      term: "Davon verrechnet",
                      description: formatEuro(payout.keptCents),
                    },
                  ]
                : []),
              { term: "Freigegeben", description: instant(payout.releasedAt), isLong: true },
              { term: "Ausgezahlt", description: instant(payout.paidAt), isLong: true },
            ]}
          />
          {payout.transfers.length > 0 && (
            <ul className="divide-y divide-line text-ui">
              {payout.transfers.map((transfer) => (
                <li
                  key={transfer.id}
                  className="flex flex-wrap justify-between gap-x-6 py-2 first:pt-0 last:pb-0"
                >
                  <span className="min-w-0">
                    {formatEuro(transfer.amountCents)}, {transfer.status}:{" "}
                    <ProviderId object={transfer} />
                  </span>
                  <span className="text-small text-ink3">
                    <Instant at={transfer.at} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </SheetPart>
  )
}
