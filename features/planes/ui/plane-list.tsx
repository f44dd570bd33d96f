import { Link } from "react-router"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { PLANES_PATH, planePath } from "../plane.ts"
import type { PlaneSummary } from "../plane-view.ts"

const NEW_PLANE_PATH = `${PLANES_PATH}/neu`

/** A pilot's aircraft, each leading to its page. */
export function PlaneList({ planes }: { planes: readonly PlaneSummary[] }) {
  if (planes.length === 0) return <NoPlane />
  return (
    <>
      <Card className="py-2 md:py-3">
        <ul className="divide-y divide-line">
          {planes.map((plane) => (
            <PlaneLine key={plane.id} plane={plane} />
          ))}
        </ul>
      </Card>
      <p className="mt-6">
        <ButtonLink href={NEW_PLANE_PATH}>Flugzeug anlegen</ButtonLink>
      </p>
    </>
  )
}

function PlaneLine({ plane }: { plane: PlaneSummary }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-h4">
          <Link
            to={planePath(plane.id)}
            className="rounded-badge decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {plane.model}
          </Link>
          <span className="font-mono text-small font-normal tracking-normal text-ink2">
            {plane.registration}
          </span>
        </h2>
        <p className="mt-1 text-small text-ink2">
          Baujahr {plane.year}, {plane.seats} Sitze, {plane.payloadKg} kg Zuladung
        </p>
      </div>
      {!plane.isInUse && <Badge>außer Dienst</Badge>}
      {plane.isInUse && plane.hasBalance && <Badge tone="ok">mit Schwerpunkt</Badge>}
    </li>
  )
}

function NoPlane() {
  const scene = scenePath({ terrain: "lowland", time: "dawn", seed: 172, crop: "strip" })
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title="Noch kein Flugzeug"
      action={<ButtonLink href={NEW_PLANE_PATH}>Flugzeug anlegen</ButtonLink>}
    >
      Womit fliegst du? Such dein Muster aus über dreißig, der Rest ist schnell eingetragen. Mit
      Massen und Hebelarmen aus dem Handbuch siehst du hier auch deinen Schwerpunkt.
    </EmptyState>
  )
}
