import { AlertSpecimen } from "#app/alert-specimen.tsx"
import { pageMeta } from "#app/page-meta.ts"
import { SubscriptionSpecimen } from "#app/subscription-specimen.tsx"
import { KitchenSink } from "#ui/kitchen-sink/kitchen-sink.tsx"
import { terrains } from "#ui/scene/terrain.ts"
import { timesOfDay } from "#ui/scene/time-of-day.ts"
import { type SceneAddress, scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"
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
      <section aria-labelledby="szenen" className="mx-auto max-w-wide px-gutter py-16 md:px-10">
        <h2 id="szenen" className="mb-10 text-h1">
          Szenen
        </h2>
        {terrains.map((terrain) => (
          <ul key={terrain} className="mb-5 grid grid-cols-2 gap-5 md:grid-cols-3 xl:grid-cols-6">
            {timesOfDay.map((time) => (
              <li key={time}>
                <ScenePicture
                  src={scene(terrain, time)}
                  alt=""
                  aspect="photo"
                  className="rounded-panel"
                />
                <p className="mt-1.5 font-mono text-label text-ink3">
                  {terrain} {time}
                </p>
              </li>
            ))}
          </ul>
        ))}
      </section>
    </>
  )
}
