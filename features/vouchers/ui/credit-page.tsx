import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatInstant, formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { REDEEM_PATH } from "../credit-path.ts"
import type { BoughtVoucher, CreditUse, OwnVoucher } from "../credit-view.ts"
import { VOUCHER_STATE_LABELS } from "../voucher.ts"
import { motifPath } from "../voucher-motifs.ts"
import { lastDay } from "./voucher-card.tsx"

interface CreditPageProps {
  availableCents: number
  vouchers: readonly OwnVoucher[]
  uses: readonly CreditUse[]
  bought: readonly BoughtVoucher[]
  /** What was booked in a checkout, by its number. */
  titles: Readonly<Record<number, string>>
}

/** What an account can pay with, where it came from and where it went. */
export function CreditPage({ availableCents, vouchers, uses, bought, titles }: CreditPageProps) {
  return (
    <div className="grid gap-9 [&>*]:min-w-0">
      <Card as="section" labelledBy="verfuegbar">
        <h2 id="verfuegbar" className="text-small font-semibold text-ink2">
          Verfügbar
        </h2>
        <p className="mt-1 font-display text-h1 tabular-nums">{formatEuro(availableCents)}</p>
        <p className="mt-2 max-w-text text-ui text-ink2">
          An der Kasse eines Flugs ziehen wir es vom Preis ab, Servicegebühr eingeschlossen. Was
          zuerst abläuft, wird zuerst verwendet.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={REDEEM_PATH}>Gutschein einlösen</ButtonLink>
          <ButtonLink href="/de/suche" variant="secondary">
            Flug suchen
          </ButtonLink>
        </div>
      </Card>
      {vouchers.length > 0 && (
        <section aria-labelledby="gutscheine">
          <h2 id="gutscheine" className="text-h3">
            Deine Gutscheine
          </h2>
          <ul className="mt-4 grid gap-4 md:grid-cols-2">
            {vouchers.map((voucher) => (
              <VoucherItem key={voucher.id} voucher={voucher} />
            ))}
          </ul>
        </section>
      )}
      {uses.length > 0 && (
        <section aria-labelledby="verwendet">
          <h2 id="verwendet" className="text-h3">
            Wofür es verwendet wurde
          </h2>
          <SumTable className="mt-4">
            {uses.map((use) => (
              <SumRow
                key={use.id}
                label={`${formatShortDay(new Date(use.appliedAt), HOME_ZONE)} · ${titles[use.checkoutId] ?? "Flug"}${formatBack(use)}`}
                amount={formatEuro(use.returnedCents - use.appliedCents)}
              />
            ))}
          </SumTable>
        </section>
      )}
      {bought.length > 0 && (
        <section aria-labelledby="verschenkt">
          <h2 id="verschenkt" className="text-h3">
            Von dir verschenkt
          </h2>
          <SumTable className="mt-4">
            {bought.map((voucher) => (
              <SumRow
                key={voucher.id}
                label={`Für ${voucher.recipientName || "jemanden"} · ${stateOfGift(voucher)}`}
                amount={formatEuro(voucher.valueCents)}
              />
            ))}
          </SumTable>
        </section>
      )}
    </div>
  )
}

function VoucherItem({ voucher }: { voucher: OwnVoucher }) {
  const { balanceCents, valueCents, state, from } = voucher
  const isOver = state === "expired" || state === "blocked" || state === "revoked"
  return (
    <Card as="li" inset="none">
      <ScenePicture src={motifPath(voucher.motif, "wide")} alt="" aspect="wide" />
      <div className="px-card py-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-display text-h4 tabular-nums">
            {formatEuro(balanceCents)}
            {balanceCents !== valueCents && (
              <span className="font-text text-small font-normal text-ink3">
                {" "}
                von {formatEuro(valueCents)}
              </span>
            )}
          </p>
          <Badge tone={isOver ? "warn" : "ok"}>{VOUCHER_STATE_LABELS[state]}</Badge>
        </div>
        <p className="mt-2 text-small break-words text-ink2">
          {from && `Von: ${from}. `}Gültig bis {lastDay(voucher.validUntil)}.
        </p>
        <p className="mt-1 font-mono text-small text-ink3">{voucher.code}</p>
      </div>
    </Card>
  )
}

function formatBack({ returnedCents }: CreditUse): string {
  return returnedCents > 0 ? ` (${formatEuro(returnedCents)} kamen zurück)` : ""
}

function stateOfGift(voucher: BoughtVoucher) {
  const { status, withdrawableUntil, isWithdrawalOver } = voucher
  const state = deliveryOfGift(voucher)
  if (status !== "active") return state
  const day = formatDay(new Date(withdrawableUntil), HOME_ZONE)
  return `${state} · ${isWithdrawalOver ? "Widerrufsfrist endete am" : "Widerruf möglich bis"} ${day}`
}

function deliveryOfGift({ status, delivery, deliverAt, isDelivered, isRedeemed }: BoughtVoucher) {
  if (status === "revoked") return "widerrufen"
  if (isRedeemed) return "eingelöst"
  if (delivery === "print") return "zum Drucken"
  if (isDelivered) return "zugestellt"
  return deliverAt ? `kommt am ${formatInstant(new Date(deliverAt), HOME_ZONE)}` : "unterwegs"
}
