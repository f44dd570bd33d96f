import { Link } from "react-router"
import { formatLedgerAccount } from "#features/ledger/account-labels.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { type JournalMove, type JournalQuery, journalAddress, KIND_LABELS } from "../journal.ts"

const link = "underline decoration-line2 underline-offset-4 hover:text-link"

const NO_FILTER: JournalQuery = {
  account: "",
  bookingId: null,
  person: null,
  kind: "",
  from: "",
  to: "",
  turn: null,
}

/** Moves of the book with all their lines; each account leads to its own journal. */
export function JournalList({ moves }: { moves: readonly JournalMove[] }) {
  return (
    <Card inset="none">
      <ol className="divide-y divide-line">
        {moves.map(({ id, kind, subject, href, at, lines }) => (
          <li key={id} className="px-card py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
              <p className="font-semibold">
                {KIND_LABELS[kind]}{" "}
                <span className="text-small font-normal text-ink3 wrap-anywhere max-md:block md:ms-2">
                  {href ? (
                    <Link to={href} className={link}>
                      {subject}
                    </Link>
                  ) : (
                    subject
                  )}
                </span>
              </p>
              <p className="text-small text-ink3">
                {formatInstant(new Date(at), HOME_ZONE)} · Nr. {id}
              </p>
            </div>
            <dl className="mt-2 grid gap-2 text-ui md:gap-1">
              {lines.map(({ account, amountCents }) => (
                <div key={account.code} className="flex items-baseline justify-between gap-4">
                  <dt className="min-w-0 text-ink2">
                    <Link
                      to={journalAddress(NO_FILTER, { account: account.code })}
                      className={link}
                    >
                      {formatLedgerAccount(account)}
                    </Link>
                  </dt>
                  <dd className="shrink-0 tabular-nums">
                    {amountCents > 0 ? "Soll " : "Haben "}
                    {formatEuro(Math.abs(amountCents))}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Card>
  )
}
