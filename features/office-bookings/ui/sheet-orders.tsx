import { ExternalLink } from "lucide"
import type { ReactNode } from "react"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { REFUND_REASON_LABELS, REFUND_STATUS_LABELS } from "#features/payments/refund-list.ts"
import { voucherSheetPath } from "#features/vouchers/voucher-list.ts"
import { formatEuro } from "#platform/money.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { ProviderObject, SheetOrder, SheetPayment } from "../booking-sheet.ts"
import { Instant, SheetPart } from "./sheet-part.tsx"

const DISPUTE_STATES = { open: "offen", won: "gewonnen", lost: "verloren" } as const

/** Each order with every try to pay it, what went back, and what its provider calls all that. */
export function SheetOrders({ orders }: { orders: readonly SheetOrder[] }) {
  return orders.map((order) => (
    <SheetPart
      key={order.id}
      id={`bestellung-${order.id}`}
      title={order.isFirst ? "Bestellung" : `Bestellung weiterer Plätze (Nr. ${order.id})`}
    >
      <div className="grid gap-7">
        {order.payments.length === 0 && (
          <p className="text-ui text-ink2">Bezahlt wurde noch nichts.</p>
        )}
        {order.payments.map((payment) => (
          <Payment key={payment.ref} payment={payment} />
        ))}
        {order.vouchers.length > 0 && (
          <Block title="Gutscheine">
            <Rows
              rows={order.vouchers.map(({ id, appliedCents, returnedCents, at }, index) => ({
                key: `${id}/${index}`,
                what: (
                  <>
                    <TextLink href={voucherSheetPath(id)}>Gutschein {id}</TextLink>:{" "}
                    {formatEuro(appliedCents)}
                    {returnedCents > 0 && `, davon ${formatEuro(returnedCents)} zurück`}
                  </>
                ),
                at,
              }))}
            />
          </Block>
        )}
      </div>
    </SheetPart>
  ))
}

function Payment({ payment }: { payment: SheetPayment }) {
  const { ref, refunds, disputes, objects, reports } = payment
  return (
    <div className="grid gap-5">
      <DescriptionList
        entries={[
          {
            term: "Zahlung",
            description: (
              <TextLink href={paymentStoryPath(ref)} className="font-mono">
                {ref}
              </TextLink>
            ),
          },
          { term: "Stand", description: payment.status },
          { term: "Anbieter", description: `${payment.provider}, ${payment.means}`, isLong: true },
          { term: "Begonnen", description: <Instant at={payment.at} />, isLong: true },
          { term: "Bestellt über", description: formatEuro(payment.amountCents) },
          ...(payment.creditCents > 0
            ? [{ term: "Davon aus Gutscheinen", description: formatEuro(payment.creditCents) }]
            : []),
          { term: "Eingezogen", description: formatEuro(payment.capturedCents) },
          ...(payment.refundedCents > 0
            ? [{ term: "Erstattet", description: formatEuro(payment.refundedCents) }]
            : []),
        ]}
      />
      {refunds.length > 0 && (
        <Block title="Erstattungen">
          <Rows
            rows={refunds.map(
              ({ id, amountCents, creditCents, reason, status, at, settledAt }) => ({
                key: String(id),
                what: `${formatEuro(amountCents)}${creditCents > 0 ? `, davon ${formatEuro(creditCents)} auf Gutscheine` : ""}: ${REFUND_REASON_LABELS[reason]}, ${REFUND_STATUS_LABELS[status]}`,
                at: settledAt ?? at,
              }),
            )}
          />
        </Block>
      )}
      {disputes.length > 0 && (
        <Block title="Rückbuchungen">
          <Rows
            rows={disputes.map(({ id, amountCents, status, at }) => ({
              key: String(id),
              what: `${formatEuro(amountCents)}: ${DISPUTE_STATES[status]}`,
              at,
            }))}
          />
        </Block>
      )}
      {objects.length > 0 && (
        <Block title="Beim Anbieter">
          <ul className="grid gap-1.5 text-ui">
            {objects.map((object) => (
              <li key={`${object.label} ${object.id}`} className="flex flex-wrap gap-x-3">
                <span className="text-ink2">{object.label}</span>
                <ProviderId object={object} />
              </li>
            ))}
          </ul>
          {reports.length > 0 && (
            <div className="mt-3">
              <Rows
                rows={reports.map(({ id, sentence, at }) => ({ key: id, what: sentence, at }))}
              />
            </div>
          )}
        </Block>
      )}
    </div>
  )
}

/** What a provider calls something; a link where its dashboard shows it. */
export function ProviderId({ object: { id, href } }: { object: ProviderObject }) {
  if (href === null) return <span className="font-mono text-small wrap-anywhere">{id}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 font-mono text-small text-link underline underline-offset-4 wrap-anywhere hover:text-ink"
    >
      {id}
      <Icon shape={ExternalLink} size={14} className="shrink-0" />
      <span className="sr-only"> bei Stripe, in einem neuen Fenster</span>
    </a>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-ui font-semibold">{title}</h3>
      {children}
    </div>
  )
}

interface Row {
  key: string
  what: ReactNode
  at: string
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ol className="divide-y divide-line text-ui">
      {rows.map(({ key, what, at }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-6 py-2 first:pt-0 last:pb-0">
          <span className="wrap-anywhere">{what}</span>
          <span className="text-small text-ink3">
            <Instant at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
