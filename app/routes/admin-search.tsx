import { Search } from "lucide"
import { officePlacesFor } from "#app/office-places.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { findPlaces } from "#features/admin/find-places.ts"
import {
  MAX_SEARCHED_LENGTH,
  OFFICE_SEARCH_PATH,
  officeSearchQuerySchema,
  SEARCHABLE,
} from "#features/admin/office-search.ts"
import { searchOffice } from "#features/admin/server/search/search-office.ts"
import { HitList } from "#features/admin/ui/search/hit-list.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { Route } from "./+types/admin-search"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const typed = url.searchParams.get("q") ?? ""
  const parsed = officeSearchQuerySchema.safeParse({ q: typed })
  if (!parsed.success) {
    return { typed: typed.slice(0, MAX_SEARCHED_LENGTH), isUnreadable: true, groups: [] }
  }
  const { q } = parsed.data
  const { groups } = await searchOffice(context.get(pageContext).db, admin, q)
  const places = findPlaces(officePlacesFor(admin), q)
  return {
    typed: q,
    isUnreadable: false,
    groups:
      places.length > 0
        ? [...groups, { kind: "place" as const, hits: places, hasMore: false }]
        : groups,
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Suche", isPrivate: true })

export default function AdminSearch({ loaderData }: Route.ComponentProps) {
  const { typed, isUnreadable, groups } = loaderData
  return (
    <>
      <CockpitHeading title="Suche" sentence={SEARCHABLE} />
      <div className="mt-7 grid gap-8 lg:mt-9">
        <form action={OFFICE_SEARCH_PATH} className="flex flex-wrap items-end gap-4">
          <TextField
            key={typed}
            type="search"
            name="q"
            icon={Search}
            label="Was suchst du?"
            defaultValue={typed}
            maxLength={MAX_SEARCHED_LENGTH}
            autoComplete="off"
            error={
              isUnreadable
                ? `Bitte nur eine Zeile mit höchstens ${MAX_SEARCHED_LENGTH} Zeichen.`
                : undefined
            }
            className="w-full sm:w-100"
          />
          <Button type="submit" variant="secondary">
            Suchen
          </Button>
        </form>
        {groups.length > 0 && <HitList groups={groups} />}
        {groups.length === 0 && typed !== "" && !isUnreadable && (
          <EmptyState title={`Nichts gefunden zu „${typed}“`}>
            Namen, Mailadressen und Kennzeichen werden auch am Anfang erkannt, Nummern, Codes und
            Kennungen nur ganz.
          </EmptyState>
        )}
      </div>
    </>
  )
}
