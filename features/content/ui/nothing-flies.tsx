import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"

/** Not one topic has a flight: what to do meanwhile. */
export function NothingFlies() {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "footer" })
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" />}
      title="Gerade bleibt der Himmel leer"
      action={
        <>
          <SubscriptionButton variant="quiet" />
          <ButtonLink href="/de/gesuch" variant="text">
            Gesuch aufgeben
          </ButtonLink>
        </>
      }
    >
      In den nächsten 60 Tagen hat kein Flug einen freien Platz. Der Suchagent schreibt dir, sobald
      um deinen Ort etwas Neues startet.
    </EmptyState>
  )
}
