import { useNavigate } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { topicsOn } from "#features/content/home-plan.ts"
import { planOfBody } from "#features/office-texts/plan-body.ts"
import { findDocument } from "#features/office-texts/server/find-document.ts"
import { homePlanPath } from "#features/office-texts/text-paths.ts"
import { DocumentHistory } from "#features/office-texts/ui/document-history.tsx"
import { HomePlanEditor } from "#features/office-texts/ui/home-plan-editor.tsx"
import { HOME_DOCUMENT } from "#features/office-texts/version.ts"
import { clock } from "#platform/clock.ts"
import { instantAt, isoDay, isRealDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { loadHome } from "../home-page/load-home.ts"
import type { Route } from "./+types/admin-home-plan"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const day = url.searchParams.get("tag") ?? isoDay(clock.now(), HOME_ZONE)
  const noon = isRealDay(day) ? instantAt(day, "12:00", HOME_ZONE) : undefined
  if (!noon) throw pageNotFound(url)
  const { db } = context.get(pageContext)
  const found = await findDocument(db, HOME_DOCUMENT)
  if (!found) throw pageNotFound(url)
  const { document, history } = found
  const plan = planOfBody(document.workingBody)
  const { flights, flightCount, tiles, reviews } = await loadHome(db, noon, topicsOn(plan, day))
  return { document, history, plan, home: { flights, flightCount, tiles, reviews }, day }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Themen der Startseite", isPrivate: true })

const loadPreview = () =>
  import("../office-previews/home-preview.tsx").then((module) => module.HomePreview)

export default function AdminHomePlan({ loaderData }: Route.ComponentProps) {
  const { document, history, plan, home, day } = loaderData
  const navigate = useNavigate()
  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Themen der Startseite"
        sentence="Fünf Themen in ihrer Reihenfolge, immer oder zu einer Zeit des Jahres. Gelten an einem Tag zwei, gilt die obere."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <HomePlanEditor
          plan={plan}
          latestNumber={document.latestNumber}
          latest={history[0]}
          tiles={home.tiles}
          day={day}
          onDay={(next) =>
            navigate(homePlanPath({ day: next }), { preventScrollReset: true, replace: true })
          }
          preview={(tiles) => (
            <LazyPart load={loadPreview}>
              {(HomePreview) => <HomePreview home={{ ...home, tiles: [...tiles] }} />}
            </LazyPart>
          )}
        />
        <DocumentHistory
          name={HOME_DOCUMENT}
          document={document}
          history={history}
          pathOf={(version) => homePlanPath({ version })}
        />
      </div>
    </UnsavedChanges>
  )
}
