import { Link } from "react-router"
import { formatEuro } from "#platform/money.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { VOUCHER_STATE_LABELS } from "../voucher.ts"
import { type ListedVoucher, voucherSheetPath } from "../voucher-list.ts"
import { VOUCHER_STATE_TONES } from "./voucher-state-tones.ts"

/** The vouchers of one page of the list, each a link to its sheet. */
export function VoucherList({ entries }: { entries: readonly ListedVoucher[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Kein Gutschein gefunden">
        Gesucht wird nach dem ganzen Code oder seinen letzten vier Zeichen, nach Namen, Mailadressen
        und Nummern.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((voucher) => (
          <Entry key={voucher.id} voucher={voucher} />
        ))}
      </ul>
    </Card>
  )
}

function Entry({ voucher }: { voucher: ListedVoucher }) {
  const { id, codeEnd, valueCents, balanceCents, state, recipientName } = voucher
  return (
    <li className="relative grid gap-x-6 gap-y-2 px-card py-4 hover:bg-ground sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={voucherSheetPath(id)}
            className="font-semibold after:absolute after:inset-0 hover:text-link"
          >
            Gutschein {id}
            {recipientName && `, für ${recipientName}`}
          </Link>
          {codeEnd && <span className="font-mono text-small text-ink2">… {codeEnd}</span>}
        </p>
        <p className="text-ui [overflow-wrap:anywhere] text-ink2">{peopleOf(voucher)}</p>
        <p className="text-small text-ink3">
          angelegt am {formatDay(new Date(voucher.createdAt), HOME_ZONE)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 sm:flex-col sm:items-end sm:justify-center sm:gap-1.5">
        <p className="text-ui whitespace-nowrap tabular-nums">
          {state === "ordered" ? (
            formatEuro(valueCents)
          ) : (
            <>
              <strong className="font-semibold">{formatEuro(balanceCents)}</strong>
              {balanceCents !== valueCents && (
                <span className="text-ink3"> von {formatEuro(valueCents)}</span>
              )}
            </>
          )}
        </p>
        <Badge tone={VOUCHER_STATE_TONES[state]}>{VOUCHER_STATE_LABELS[state]}</Badge>
      </div>
    </li>
  )
}

function peopleOf({ buyer, owner }: ListedVoucher): string {
  const bought = buyer ? `von ${buyer}` : "von uns"
  return owner ? `${bought}, eingelöst von ${owner}` : bought
}
