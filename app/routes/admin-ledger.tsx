import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { BALANCES_PATH, journalAddress, parseJournalAddress } from "#features/accounting/journal.ts"
import { listJournal } from "#features/accounting/server/journal-queries.ts"
import { JournalFilters } from "#features/accounting/ui/journal-filters.tsx"
import { JournalList } from "#features/accounting/ui/journal-list.tsx"
import { OlderNewer } from "#features/admin/ui/older-newer.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { Route } from "./+types/admin-ledger"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseJournalAddress(url.searchParams)
  const journal = await listJournal(context.get(pageContext).db, query)
  return { query, today: isoDay(clock.now(), HOME_ZONE), ...journal }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Buch", isPrivate: true })

export default function AdminLedger({ loaderData }: Route.ComponentProps) {
  const { query, today, moves, older, newer } = loaderData
  return (
    <>
      <CockpitHeading
        title="Buch"
        sentence="Jede Buchung mit ihren Zeilen, die neueste zuerst. Nichts davon lässt sich ändern oder löschen."
        action={
          <ButtonLink href={BALANCES_PATH} variant="secondary" size="small" className="mt-2.5">
            Salden
          </ButtonLink>
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <JournalFilters query={query} today={today} />
        {moves.length === 0 ? (
          <EmptyState title="Hier ist nichts gebucht">
            Zu dieser Auswahl gibt es keine Buchung. Suche ein Konto, zum Beispiel:
            <ul className="mt-2 grid gap-1">
              {ACCOUNTS_TO_SEARCH.map(([code, meaning]) => (
                <li key={code}>
                  <code className="font-mono text-small text-ink">{code}</code>, {meaning}
                </li>
              ))}
            </ul>
          </EmptyState>
        ) : (
          <JournalList moves={moves} />
        )}
        <OlderNewer
          older={
            older === null ? null : journalAddress(query, { turn: { to: "older", id: older } })
          }
          newer={
            newer === null ? null : journalAddress(query, { turn: { to: "newer", id: newer } })
          }
        />
      </div>
    </>
  )
}

const ACCOUNTS_TO_SEARCH = [
  ["booking:17:share", "der Kostenanteil der Buchung 17"],
  ["checkout:17:paid", "was zur Bestellung 17 bezahlt und noch nicht zugeordnet ist"],
  ["voucher:4", "der Gutschein 4"],
  ["provider:stripe:captured", "was Stripe eingezogen hat"],
] as const
