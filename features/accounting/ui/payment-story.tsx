import type { ReactNode } from "react"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import type { RefundStatus } from "#features/payments/refund.ts"
import { REFUND_REASON_LABELS, REFUND_STATUS_LABELS } from "#features/payments/refund-list.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { JournalMove } from "../journal.ts"
import type { ListedReceipt } from "../receipt.ts"
import { JournalList } from "./journal-list.tsx"
import { ReceiptLinks } from "./receipt-links.tsx"

interface Step {
  id: number
  /** „Zahlung eingezogen“ */
  sentence: string
  from: string | null
  to: string | null
  at: string
}

interface PaymentStoryViewProps {
  story: {
    payment: {
      providerRef: string
      provider: string
      amountCents: number
      dueCents: number
      creditDueCents: number
      capturedCents: number
      refundedCents: number
      createdAt: string
    }
    /** How it stands. */
    status: string
    bookingId: number | null
    voucherId: number | null
    personId: number | null
    refunds: {
      id: number
      amountCents: number
      creditCents: number
      reason: keyof typeof REFUND_REASON_LABELS
      status: RefundStatus
      attempt: number
      at: string
    }[]
    disputes: {
      id: number
      providerRef: string
      amountCents: number
      status: "open" | "won" | "lost"
      at: string
    }[]
    steps: Step[]
    /** „Lastschrift abgelehnt“ */
    reports: { eventId: string; sentence: string; at: string }[]
    moves: JournalMove[]
    receipts: ListedReceipt[]
  }
}

const PROVIDERS: Readonly<Record<string, string>> = {
  trial: "Probezahlung",
  stripe: "Stripe",
  credit: "Guthaben allein",
}
const DISPUTE_STATES = { open: "offen", won: "gewonnen", lost: "verloren" } as const

/** One payment from its first step to its last: states, refunds, banks, receipts, the book. */
export function PaymentStoryView({ story }: PaymentStoryViewProps) {
  const { payment, bookingId, personId, voucherId, refunds, disputes, steps, reports } = story
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 lg:grid-cols-2">
      <div className="grid gap-6">
        <Part title="Stand">
          <DescriptionList
            entries={[
              { term: "Stand", description: story.status },
              { term: "Anbieter", description: PROVIDERS[payment.provider] ?? payment.provider },
              {
                term: "Dort genannt",
                description: <span className="font-mono wrap-anywhere">{payment.providerRef}</span>,
              },
              { term: "Begonnen", description: instant(payment.createdAt) },
              { term: "Reserviert", description: formatEuro(payment.amountCents) },
              { term: "Einzuziehen", description: formatEuro(payment.dueCents) },
              { term: "Davon aus Gutscheinen", description: formatEuro(payment.creditDueCents) },
              { term: "Eingezogen", description: formatEuro(payment.capturedCents) },
              { term: "Erstattet", description: formatEuro(payment.refundedCents) },
              ...(bookingId === null
                ? []
                : [
                    {
                      term: "Buchung",
                      description: (
                        <TextLink href={adminBookingPath(bookingId)}>{bookingId}</TextLink>
                      ),
                    },
                  ]),
              ...(voucherId === null ? [] : [{ term: "Gutschein", description: voucherId }]),
              ...(personId === null
                ? []
                : [
                    {
                      term: "Konto",
                      description: <TextLink href={userSheetPath(personId)}>{personId}</TextLink>,
                    },
                  ]),
            ]}
          />
        </Part>
        {story.receipts.length > 0 && (
          <Part title="Belege">
            <ReceiptLinks receipts={story.receipts} />
          </Part>
        )}
      </div>
      <div className="grid gap-6">
        <Part title="Schritte">
          <Rows
            rows={steps.map(({ id, sentence, from, to, at }) => ({
              key: String(id),
              what: from && to && from !== to ? `${sentence}: ${from} → ${to}` : sentence,
              at,
            }))}
          />
        </Part>
        {refunds.length > 0 && (
          <Part title="Erstattungen">
            <Rows
              rows={refunds.map(
                ({ id, reason, status, attempt, amountCents, creditCents, at }) => ({
                  key: String(id),
                  what: `${formatEuro(amountCents)}${creditCents > 0 ? `, davon ${formatEuro(creditCents)} auf Gutscheine` : ""}: ${REFUND_REASON_LABELS[reason]}, ${REFUND_STATUS_LABELS[status]}${attempt > 1 ? `, ${attempt}. Versuch` : ""}`,
                  at,
                }),
              )}
            />
          </Part>
        )}
        {disputes.length > 0 && (
          <Part title="Rückbuchungen">
            <Rows
              rows={disputes.map(({ id, providerRef, amountCents, status, at }) => ({
                key: String(id),
                what: `${formatEuro(amountCents)}: ${DISPUTE_STATES[status]} (${providerRef})`,
                at,
              }))}
            />
          </Part>
        )}
        {reports.length > 0 && (
          <Part title="Meldungen des Anbieters">
            <Rows
              rows={reports.map(({ eventId, sentence, at }) => ({
                key: eventId,
                what: sentence,
                at,
              }))}
            />
          </Part>
        )}
      </div>
      {story.moves.length > 0 && (
        <section aria-labelledby="buch" className="lg:col-span-2">
          <h2 id="buch" className="mb-3 text-h3">
            Im Buch
          </h2>
          <JournalList moves={story.moves} />
        </section>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-")
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}

function Rows({ rows }: { rows: readonly { key: string; what: string; at: string }[] }) {
  return (
    <ol className="divide-y divide-line text-ui">
      {rows.map(({ key, what, at }) => (
        <li key={key} className="py-2.5 first:pt-0 last:pb-0">
          <span className="wrap-anywhere">{what}</span>
          <span className="block text-small text-ink3">{instant(at)}</span>
        </li>
      ))}
    </ol>
  )
}

function instant(at: string): string {
  return formatInstant(new Date(at), HOME_ZONE)
}
