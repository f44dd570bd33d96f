import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { OwnYearView } from "../own-year-view.ts"

/** A year without a flight, and what would change it; a past one stays as it was. */
export function EmptyYear({ view: { year, isOver, isPilot } }: { view: OwnYearView }) {
  return (
    <div className="mt-8">
      <EmptyState
        title={isOver ? `${year} bist du hier nicht geflogen` : "Dein Jahr ist noch leer"}
        picture={
          <ScenePicture
            src={scenePath({ terrain: "coast", time: "dawn", seed: year, crop: "wide" })}
            alt=""
            aspect="strip"
          />
        }
        action={
          <>
            <ButtonLink href="/de/suche">Flüge ansehen</ButtonLink>
            {isPilot && (
              <ButtonLink href="/de/cockpit/flug-erstellen" variant="secondary">
                Flug anbieten
              </ButtonLink>
            )}
          </>
        }
      >
        {isOver
          ? "Ein Jahr am Boden ist auch eins. Was als Nächstes startet, steht in der Suche."
          : "Nach der ersten Landung steht hier, wo du warst, wie lange und mit wem. Ein Flug genügt."}
      </EmptyState>
    </div>
  )
}
