import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"

/** Not one topic has a flight: what to do meanwhile. */
export function NothingFlies() {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "strip" })
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
