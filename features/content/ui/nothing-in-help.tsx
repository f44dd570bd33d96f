import { Button } from "#ui/button.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"

type NothingInHelpProps = { query: string; operatorEmail: string; onShowAll: () => void }

/** No question holds these words: whom to ask instead. */
export function NothingInHelp({ query, operatorEmail, onShowAll }: NothingInHelpProps) {
  const scene = scenePath({ terrain: "lake", time: "overcast", seed: 12, crop: "footer" })
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
