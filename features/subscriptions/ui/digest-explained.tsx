import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"

const EVENING = scenePath({ terrain: "hills", time: "low-sun", seed: 12, crop: "card" })

/** Beside the form, where there is room for it: a phone has none. */
export function DigestExplained() {
  return (
    <aside aria-labelledby="was-um-18-uhr-kommt" className="max-md:hidden">
      <ScenePicture src={EVENING} alt="" aspect="photo" className="rounded-panel" />
      <h3 id="was-um-18-uhr-kommt" className="mt-4 text-h4">
        Was in der Mail steht
      </h3>
      <p className="mt-2 text-small text-ink2">
        Strecke, Tag, Uhrzeit, freie Plätze und was es pro Person kostet. Der Preis ist schon der
        ganze Preis.
      </p>
      <p className="mt-3 text-small text-ink2">
        Jeder Flug kommt einmal vor. Abbestellen kannst du in jeder Mail, ohne dich anzumelden.
      </p>
    </aside>
  )
}
