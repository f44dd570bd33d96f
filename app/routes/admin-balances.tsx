import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { JOURNAL } from "#features/accounting/journal.ts"
import { listKindBalances } from "#features/accounting/server/journal-queries.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { formatEuro } from "#platform/money.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Route } from "./+types/admin-balances"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  return listKindBalances(context.get(pageContext).db)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Salden", isPrivate: true })

export default function AdminBalances({ loaderData }: Route.ComponentProps) {
  const { kinds, totalCents } = loaderData
  return (
    <>
      <CockpitHeading
        title="Salden"
        sentence="Was auf den Konten jeder Art liegt: Soll ohne, Haben mit Minus. Zusammen muss es null sein."
        action={
          <ButtonLink href={JOURNAL.path} variant="secondary" size="small" className="mt-2.5">
            Zum Buch
          </ButtonLink>
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        {totalCents !== 0 && (
          <Notice tone="err" title="Das Buch geht nicht auf.">
            Die Summe aller Konten ist nicht null.
          </Notice>
        )}
        <Card>
          <SumTable>
            {kinds.map(({ kind, label, accounts, cents }) => (
              <SumRow
                key={kind}
                label={label}
                note={
                  accounts === 1
                    ? "1\u00a0Konto"
                    : `${accounts.toLocaleString("de-DE")}\u00a0Konten`
                }
                amount={formatEuro(cents)}
              />
            ))}
            <SumRow label="Summe aller Konten" amount={formatEuro(totalCents)} isTotal />
          </SumTable>
        </Card>
      </div>
    </>
  )
}
