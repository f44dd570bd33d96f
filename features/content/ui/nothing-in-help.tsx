import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"

type NothingInHelpProps = { query: string; operatorEmail: string; onShowAll: () => void }

/** No question holds these words: whom to ask instead. */
export function NothingInHelp({ query, operatorEmail, onShowAll }: NothingInHelpProps) {
  const scene = scenePath({ terrain: "lake", time: "overcast", seed: 12, crop: "strip" })
  const subject = encodeURIComponent(`Frage: ${query}`)
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" />}
      title={`Zu „${query.trim()}“ steht hier nichts`}
      action={
        <>
          <ButtonLink href={`mailto:${operatorEmail}?subject=${subject}`}>Frage mailen</ButtonLink>
          <Button variant="secondary" onClick={onShowAll} className="noscript:hidden">
            Alle Fragen zeigen
          </Button>
        </>
      }
    >
      Versuch ein anderes Wort, oder frag uns: {operatorEmail}. Ein Mensch antwortet.
    </EmptyState>
  )
}
