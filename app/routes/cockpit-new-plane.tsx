import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageMeta } from "#app/page-meta.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { PLANES_PATH } from "#features/planes/plane.ts"
import { NewPlane } from "#features/planes/ui/new-plane.tsx"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx"
import type { Route } from "./+types/cockpit-new-plane"

export const handle: CockpitHandle = { parent: "/de/cockpit/einstellungen" }

export function loader({ context, url }: Route.LoaderArgs) {
  signedInPilot({ context, url })
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Flugzeug anlegen", isPrivate: true })

export default function CockpitNewPlane() {
  return (
    <UnsavedChanges>
      <div className="mb-2">
        <Breadcrumb trail={[{ label: "Flugzeuge", href: PLANES_PATH }, { label: "Anlegen" }]} />
      </div>
      <CockpitHeading
        title="Flugzeug anlegen"
        sentence="Fang mit deinem Muster an und ersetz, was bei deinem Flugzeug anders ist."
      />
      <div className="mt-7 lg:mt-9">
        <NewPlane />
      </div>
    </UnsavedChanges>
  )
}
