import { pageMeta } from "#app/page-meta.ts"
import { type SceneAddress, scenePath } from "#illustrations/scene-path.ts"
import { AlertSpecimen } from "../kitchen-sink/alert-specimen.tsx"
import { KitchenSink } from "../kitchen-sink/kitchen-sink.tsx"
import { MapSpecimen } from "../kitchen-sink/map-specimen.tsx"
import { SceneSpecimen } from "../kitchen-sink/scene-specimen.tsx"
import { SubscriptionSpecimen } from "../kitchen-sink/subscription-specimen.tsx"
import type { Route } from "./+types/kitchen-sink"

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bausteine", isPrivate: true })

const scene = (
  terrain: SceneAddress["terrain"],
  time: SceneAddress["time"],
  rest?: Partial<SceneAddress>,
) => scenePath({ terrain, time, seed: 30, crop: "card", ...rest })

const SCENES = {
  islands: scene("islands", "low-sun"),
  hills: scene("hills", "overcast"),
  lowland: scene("lowland", "day"),
  hero: scene("islands", "dawn", { crop: "hero" }),
  heroDark: scene("islands", "dusk", { crop: "hero" }),
  footer: scene("hills", "dawn", { crop: "footer", seed: 8 }),
  footerDark: scene("hills", "dusk", { crop: "footer", seed: 8 }),
}

/** Every component in every state and both themes, and every landscape in every light. */
export default function KitchenSinkPage() {
  return (
    <>
      <h1 className="sr-only">Bausteine</h1>
      <KitchenSink scenes={SCENES} />
      <AlertSpecimen />
      <SubscriptionSpecimen />
      <MapSpecimen />
      <SceneSpecimen />
    </>
  )
}
