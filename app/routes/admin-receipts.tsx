import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { RECEIPT_LIST } from "#features/accounting/receipt.ts"
import { listOfficeReceipts } from "#features/accounting/server/office-receipts.ts"
import { OfficeReceiptList } from "#features/accounting/ui/office-receipt-list.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-receipts"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(RECEIPT_LIST, url.searchParams)
  return { query, ...(await listOfficeReceipts(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Belege", isPrivate: true })

export default function AdminReceipts({ loaderData }: Route.ComponentProps) {
  const { query, entries, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Belege"
        sentence="Rechnungen, Korrekturen und Zahlungsbelege, jedes Jahr ab 1 und ohne Lücke."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <form action={RECEIPT_LIST.path} className="flex flex-wrap items-end gap-4">
          <TextField
            type="search"
            name="suche"
            label="Nummer"
            placeholder="AW-2026-000017"
            defaultValue={query.search}
            maxLength={100}
            autoComplete="off"
            className="w-full sm:w-72"
          />
          <Button type="submit" variant="secondary">
            Suchen
          </Button>
        </form>
        <OfficeReceiptList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(RECEIPT_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
