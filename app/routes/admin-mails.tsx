import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { mailsCsvPath, OUTBOX_COLUMNS, OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { listOutbox } from "#features/admin/server/outbox-queries.ts"
import { OutboxFilters } from "#features/admin/ui/outbox-filters.tsx"
import { OutboxList } from "#features/admin/ui/outbox-list.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { BulkRetry } from "#features/office-lists/ui/bulk-retry.tsx"
import { ListColumnMenu } from "#features/office-lists/ui/list-column-menu.tsx"
import { ListTableLink } from "#features/office-lists/ui/list-table-link.tsx"
import { callBulkMails } from "#features/office-lists/ui/office-lists-calls.ts"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { formatCounted } from "#platform/list-turn.ts"
import { PageTurn } from "#ui/navigation/page-turn.tsx"
import { useRowSelection } from "#ui/navigation/use-row-selection.ts"
import type { Route } from "./+types/admin-mails"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "mails")
  const query = { ...parseListAddress(OUTBOX_LIST, args.url.searchParams), hasDefaultView }
  return { query, saved, ...(await listOutbox(db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Mails", isPrivate: true })

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  const { query, saved, entries, total, next, previous } = loaderData
  const selection = useRowSelection(entries.map(({ number }) => String(number)))
  const subjects = new Map(entries.map(({ number, subject }) => [String(number), subject]))
  const turned = (to: "next" | "previous", id: number | null) =>
    id === null ? null : listAddress(OUTBOX_LIST, query, { turn: { to, id } })
  return (
    <>
      <CockpitHeading
        title="Mails"
        sentence={`In dieser Ansicht: ${formatCounted(total, "Mail", "Mails")}.`}
        action={<ListTableLink href={mailsCsvPath(query)} />}
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved}>
          <ListColumnMenu
            columns={OUTBOX_COLUMNS}
            shown={query.columns}
            href={listAddress(OUTBOX_LIST, query)}
          />
        </SavedViews>
        <OutboxFilters query={query} />
        <OutboxList query={query} entries={entries} selection={selection} />
        <BulkRetry
          right="mails.send"
          selection={selection}
          unchanged="waren nicht gescheitert"
          send={(keys, intent) => callBulkMails({ numbers: keys.map(Number) }, intent)}
          nameOf={(key) => `„${subjects.get(key) ?? key}“`}
          tableOf={(keys) => mailsCsvPath(query, keys)}
        />
        <PageTurn next={turned("next", next)} previous={turned("previous", previous)} />
      </div>
    </>
  )
}
