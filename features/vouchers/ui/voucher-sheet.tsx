import type { ReactNode } from "react"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VOUCHER_STATE_LABELS } from "../voucher.ts"
import { voucherSheetPath } from "../voucher-list.ts"
import type { VoucherSheet as Sheet, VoucherEvent } from "../voucher-sheet.ts"
import { VOUCHER_STATE_TONES } from "./voucher-state-tones.ts"
import { VoucherSteps } from "./voucher-steps.tsx"

interface VoucherSheetProps {
  voucher: Sheet
  /** What other rooms know: how it was paid, what was mailed. */
  payment: ReadonlyArray<{ term: string; description: ReactNode }>
  /** Its own steps and those of its payment, the newest first. */
  story: readonly VoucherEvent[]
  /** What was booked in a checkout, by its number. */
  titles: Readonly<Record<number, string>>
  /** Where the booking of a checkout is, by its number. */
  bookingPaths: Readonly<Record<number, string>>
  /** Where the account of a person is. */
  /** Its mails. */
  children: ReactNode
}

/** What a voucher is, whose it is, what became of it, and what can be done. */
export function VoucherSheet(props: VoucherSheetProps) {
  const { voucher, payment, story, titles, bookingPaths, children } = props
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6">
        <Card as="section" labelledBy="gutschein">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="gutschein" className="text-h3">
              {formatEuro(voucher.balanceCents)}
              {voucher.balanceCents !== voucher.valueCents && (
                <span className="font-text text-ui font-normal text-ink3">
                  {" "}
                  von {formatEuro(voucher.valueCents)}
                </span>
              )}
            </h2>
            <Badge tone={VOUCHER_STATE_TONES[voucher.state]}>
              {VOUCHER_STATE_LABELS[voucher.state]}
            </Badge>
          </div>
          <DescriptionList entries={[...factsOf(voucher), ...payment]} />
        </Card>
        {voucher.uses.length > 0 && (
          <Card as="section" labelledBy="verwendung">
            <h2 id="verwendung" className="mb-4 text-h3">
              Verwendung
            </h2>
            <SumTable>
              {voucher.uses.map((use) => (
                <SumRow
                  key={use.id}
                  label={
                    <UsedFor
                      use={use}
                      title={titles[use.checkoutId] ?? "Flug"}
                      href={bookingPaths[use.checkoutId]}
                    />
                  }
                  amount={formatEuro(use.returnedCents - use.appliedCents)}
                />
              ))}
            </SumTable>
          </Card>
        )}
        {children}
      </div>
      <div className="grid min-w-0 gap-6">
        <Card as="section" labelledBy="schritte">
          <h2 id="schritte" className="mb-4 text-h3">
            Was zu tun ist
          </h2>
          <VoucherSteps voucherId={voucher.id} steps={voucher.steps} />
        </Card>
        <Card as="section" labelledBy="verlauf">
          <h2 id="verlauf" className="mb-4 text-h3">
            Verlauf
          </h2>
          <Story story={story} />
        </Card>
      </div>
    </div>
  )
}

function factsOf(voucher: Sheet) {
  const { codeEnd, validUntil, recipientName, recipientEmail, replacesId, replacedById } = voucher
  const instant = (at: string | null) => (at ? formatInstant(new Date(at), HOME_ZONE) : "–")
  return [
    {
      term: "Code",
      description: codeEnd ? <span className="font-mono">•••• •••• {codeEnd}</span> : "–",
    },
    { term: "Gültig bis", description: instant(validUntil) },
    { term: "Für", description: recipientName || "–" },
    {
      term: "Gekauft von",
      description: personOf(voucher.buyerAccount) ?? wrap(voucher.buyerEmail),
    },
    {
      term: "Zustellung",
      description: wrap(
        voucher.delivery === "print"
          ? "zum Drucken"
          : `an ${recipientEmail ?? "gelöschte Adresse"}`,
      ),
    },
    ...(voucher.delivery === "print"
      ? []
      : [
          voucher.deliveredAt
            ? { term: "Zugestellt", description: instant(voucher.deliveredAt) }
            : { term: "Geplant für", description: instant(voucher.deliverAt) },
        ]),
    {
      term: "Eingelöst von",
      description: personOf(voucher.ownerAccount) ?? "niemandem",
    },
    ...(replacesId === null
      ? []
      : [{ term: "Tritt an die Stelle von", description: other(replacesId) }]),
    ...(replacedById === null ? [] : [{ term: "Ersetzt durch", description: other(replacedById) }]),
  ]
}

function personOf(person: Sheet["ownerAccount"]) {
  return person && <TextLink href={userSheetPath(person.id)}>{person.name}</TextLink>
}

function other(id: number) {
  return <TextLink href={voucherSheetPath(id)}>Gutschein {id}</TextLink>
}

function wrap(text: string | null) {
  return <span className="[overflow-wrap:anywhere]">{text ?? "–"}</span>
}

function Story({ story }: { story: readonly VoucherEvent[] }) {
  if (story.length === 0) return <p className="text-ui text-ink2">Noch nichts aufgezeichnet.</p>
  return (
    <ol className="grid gap-2.5 text-ui">
      {story.map((event) => (
        <li key={event.id} className="grid">
          <span className="[overflow-wrap:anywhere]">
            {event.text}
            {event.ground && <span className="text-ink2">: {event.ground}</span>}
          </span>
          <time dateTime={event.at} className="text-small text-ink3 tabular-nums">
            {formatInstant(new Date(event.at), HOME_ZONE)}
          </time>
        </li>
      ))}
    </ol>
  )
}

interface UsedForProps {
  use: Sheet["uses"][number]
  title: string
  href: string | undefined
}

/** When and for which booking something of it was used. */
function UsedFor({ use: { at, returnedCents }, title, href }: UsedForProps) {
  const back = returnedCents > 0 ? ` (${formatEuro(returnedCents)} kamen zurück)` : ""
  return (
    <>
      {formatShortDay(new Date(at), HOME_ZONE)} ·{" "}
      {href ? <TextLink href={href}>{title}</TextLink> : title}
      {back}
    </>
  )
}
