import { CREATE_FLIGHT_PATH } from "#features/flights/draft/draft.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"

/** A passenger without any booking. */
export function CockpitNothing() {
  const scene = scenePath({ terrain: "lowland", time: "dawn", seed: 12, crop: "strip" })
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title="Noch kein Flug in deinem Bordbuch"
      action={
        <>
          <ButtonLink href="/de/suche">Flüge ansehen</ButtonLink>
          <ButtonLink href="/de/cockpit/checkliste" variant="text">
            So läuft ein Mitflug
          </ButtonLink>
        </>
      }
    >
      Such dir einen Flug und frag einen Platz an. Hier siehst du dann, wann die Antwort kommt, wo
      ihr euch trefft und wen du erreichst.
    </EmptyState>
  )
}

/** A pilot whose calendar is empty. */
export function CockpitNothingToFly() {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "strip" })
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title="Gerade steht kein Flug von dir an"
      action={
        <>
          <ButtonLink href={CREATE_FLIGHT_PATH} variant="quiet">
            Flug anbieten
          </ButtonLink>
          <ButtonLink href="/de/cockpit/archiv" variant="text">
            Vergangene Flüge ansehen
          </ButtonLink>
        </>
      }
    >
      Veröffentlichte Flüge stehen hier mit ihren Plätzen, der Beladung und den Gästen, die schon
      zugesagt sind.
    </EmptyState>
  )
}
