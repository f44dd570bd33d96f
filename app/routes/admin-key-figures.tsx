import { Braces, FileDown } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import {
  keyFiguresCall,
  keyFiguresCsvPath,
  parseKeyFiguresAddress,
} from "#features/key-figures/key-figures-address.ts"
import { monthOf } from "#features/key-figures/period.ts"
import { getKeyFigures } from "#features/key-figures/server/key-figures-view.ts"
import { KeyFiguresPage } from "#features/key-figures/ui/key-figures-page.tsx"
import { clock } from "#platform/clock.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { Route } from "./+types/admin-key-figures"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseKeyFiguresAddress(url.searchParams, monthOf(clock.now()))
  return getKeyFigures(context.get(pageContext).db, query)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Zahlen", isPrivate: true })

export default function AdminKeyFigures({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData
  return (
    <>
      <CockpitHeading
        title="Zahlen"
        sentence="Was gesucht, gebucht, geflogen und bezahlt wurde."
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              href={keyFiguresCsvPath(query)}
              variant="secondary"
              size="small"
              icon={FileDown}
              reloadDocument
            >
              Als Tabelle
            </ButtonLink>
            <ButtonLink
              href={keyFiguresCall(query)}
              variant="secondary"
              size="small"
              icon={Braces}
              reloadDocument
            >
              Als JSON
            </ButtonLink>
          </div>
        }
      />
      <div className="mt-7 lg:mt-9">
        <KeyFiguresPage view={loaderData} />
      </div>
    </>
  )
}
