import { AlertSpecimen } from "#app/alert-specimen.tsx"
import { MapSpecimen } from "#app/map-specimen.tsx"
import { pageMeta } from "#app/page-meta.ts"
import { SceneSpecimen } from "#app/scene-specimen.tsx"
import { SubscriptionSpecimen } from "#app/subscription-specimen.tsx"
import { KitchenSink } from "#ui/kitchen-sink/kitchen-sink.tsx"
import { type SceneAddress, scenePath } from "#ui/scene-path.ts"
import type { Route } from "./+types/kitchen-sink"

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bausteine", isPrivate: true })

const scene = (
  terrain: SceneAddress["terrain"],
  time: SceneAddress["time"],
  rest?: Partial<SceneAddress>,
) => scenePath({ terrain, time, seed: 31, crop: "card", ...rest })

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
