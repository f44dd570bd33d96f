import { useNavigate, useRevalidator } from "react-router"
import { Card } from "#ui/card.tsx"
import { TextLink } from "#ui/text-link.tsx"
import type { LoggedLanding } from "../landing.ts"
import type { LandingInput } from "../landing-schemas.ts"
import { LandingForm } from "./landing-form.tsx"
import { RemoveLanding } from "./remove-landing.tsx"

interface LandingEditorProps {
  /** The entry to correct; without one a new one is written. */
  entry: LoggedLanding | null
  /** What a new one begins with. */
  suggestion: LandingInput
  today: string
  /** The page without an entry to correct. */
  backTo: string
}

/** Adds an entry to the landing log, or corrects or removes the one that was chosen. */
export function LandingEditor({ entry, suggestion, today, backTo }: LandingEditorProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const goBack = () => void navigate(backTo, { preventScrollReset: true })
  const { id, ...values } = entry ?? { id: undefined, ...suggestion }
  return (
    <Card as="section" labelledBy="eintragen">
      <h2 id="eintragen" className="text-h3">
        {entry ? "Eintrag ändern" : "Flug eintragen"}
      </h2>
      <p className="mt-2 mb-5 max-w-text text-ui text-ink2">
        Ein Eintrag ist ein Flug oder ein Tag mit mehreren. Nur du siehst ihn.
      </p>
      <LandingForm
        key={id ?? "neu"}
        entry={values}
        id={id}
        today={today}
        onSaved={entry ? goBack : () => void revalidate()}
      />
      {entry && (
        <div className="mt-4 grid justify-items-start gap-3">
          <RemoveLanding key={id} id={entry.id} onRemoved={goBack} />
          <TextLink href={backTo} preventScrollReset className="text-small">
            Nicht ändern
          </TextLink>
        </div>
      )}
    </Card>
  )
}
