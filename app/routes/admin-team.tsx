import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listTeam } from "#features/office-team/server/list-team.ts"
import { TeamList } from "#features/office-team/ui/team-list.tsx"
import type { Route } from "./+types/admin-team"

export async function loader({ context, url }: Route.LoaderArgs) {
  const owner = signedInAdmin({ context, url })
  return { team: await listTeam(context.get(pageContext).db, owner) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Team", isPrivate: true })

export default function AdminTeam({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Team"
        sentence="Wer in der Verwaltung arbeitet und was sie dort dürfen. Jede Änderung braucht zwei Personen."
      />
      <div className="mt-7 lg:mt-9">
        <TeamList team={loaderData.team} />
      </div>
    </>
  )
}
