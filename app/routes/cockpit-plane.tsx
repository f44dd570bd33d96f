import { useRevalidator } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { PLANES_PATH } from "#features/planes/plane.ts"
import { formOfPlane } from "#features/planes/plane-form.ts"
import { findPlaneInsurance } from "#features/planes/server/plane-insurances.ts"
import { listPlanePhotos } from "#features/planes/server/plane-photos.ts"
import { getOwnPlane } from "#features/planes/server/planes-queries.ts"
import { LazyPlaneEditor } from "#features/planes/ui/lazy-plane-editor.tsx"
import { LoadingCalculator } from "#features/planes/ui/loading-calculator.tsx"
import { callChangePlane } from "#features/planes/ui/plane-calls.ts"
import { PlaneInsuranceSection } from "#features/planes/ui/plane-insurance-section.tsx"
import { PlanePhotos } from "#features/planes/ui/plane-photos.tsx"
import { PlaneUse } from "#features/planes/ui/plane-use.tsx"
import { listOwnPapers } from "#features/verification/server/document-queries.ts"
import { showAlert } from "#platform/alerts.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { text } from "#platform/messages/text.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx"
import type { Route } from "./+types/cockpit-plane"

export const handle: CockpitHandle = { parent: "/de/cockpit/einstellungen" }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId } = signedInPilot({ context, url })
  const planeId = idInPath(params.planeId, url)
  const plane = await orNotFound(getOwnPlane(db, userId, planeId))
  const [photos, insurance, papers] = await Promise.all([
    listPlanePhotos(db, planeId),
    findPlaneInsurance(db, planeId),
    listOwnPapers(db, userId),
  ])
  const proof = papers.find(({ kind }) => kind === "insurance")
  return { plane, photos, insurance, proof, today: isoDay(clock.now(), HOME_ZONE) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.plane.details.registration ?? "Flugzeug", isPrivate: true })

export default function CockpitPlane({ loaderData }: Route.ComponentProps) {
  const { plane, photos, insurance, proof, today } = loaderData
  const { model, registration, year } = plane.details
  const { revalidate } = useRevalidator()
  return (
    <UnsavedChanges key={plane.id}>
      <div className="mb-2">
        <Breadcrumb trail={[{ label: "Flugzeuge", href: PLANES_PATH }, { label: registration }]} />
      </div>
      <CockpitHeading
        title={model}
        sentence={
          <>
            <span className="font-mono">{registration}</span>, Baujahr {year}
            {!plane.isInUse && ", außer Dienst"}
          </>
        }
      />
      <div className="mt-7 grid max-w-240 grid-cols-[minmax(0,1fr)] gap-6 lg:mt-9">
        <LoadingCalculator plane={plane} />
        <LazyPlaneEditor
          shown={formOfPlane(plane)}
          save={(details) => callChangePlane(plane.id, details)}
          onSaved={() => {
            showAlert({ type: "success", message: text("basics.saved") })
            void revalidate()
          }}
        />
        <PlanePhotos planeId={plane.id} photos={photos} />
        <PlaneInsuranceSection
          planeId={plane.id}
          proof={proof}
          insurance={insurance}
          today={today}
          onSaved={() => void revalidate()}
        />
        <PlaneUse plane={plane} />
      </div>
    </UnsavedChanges>
  )
}
