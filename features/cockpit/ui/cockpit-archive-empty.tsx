import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"

/** Nothing is over yet. */
export function CockpitArchiveEmpty({ view }: { view: "fluege" | "buchungen" }) {
  const scene = scenePath({ terrain: "above-clouds", time: "dusk", seed: 5, crop: "strip" })
  const isPilot = view === "fluege"
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title={isPilot ? "Noch kein Flug liegt hinter dir" : "Noch keine Buchung liegt hinter dir"}
      action={
        isPilot ? (
          <ButtonLink href="/de/cockpit" variant="quiet">
            Zur Übersicht
          </ButtonLink>
        ) : (
          <ButtonLink href="/de/suche" variant="quiet">
            Flüge ansehen
          </ButtonLink>
        )
      }
    >
      {isPilot
        ? "Nach der Landung steht hier, wer dabei war und welchen Teil der Kosten ihr geteilt habt."
        : "Nach dem Flug steht hier, was du bezahlt hast. Auch was abgelehnt oder zurückgezogen wurde, bleibt nachlesbar."}
    </EmptyState>
  )
}
