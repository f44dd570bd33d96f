import { useEffect, useRef } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { ButtonLink } from "#ui/button-link.tsx"
import { Card } from "#ui/card.tsx"
import { scrollAndFocus } from "#ui/scroll-and-focus.ts"
import type { LoggedLanding } from "../landing.ts"
import { EDITOR_ID } from "../landing-log-path.ts"
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (id) scrollAndFocus(heading.current)
  }, [id])
  return (
    <Card as="section" labelledBy={EDITOR_ID}>
      <h2 ref={heading} id={EDITOR_ID} tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
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
        cancel={
          entry && (
            <ButtonLink href={backTo} variant="text" preventScrollReset>
              Nicht ändern
            </ButtonLink>
          )
        }
        onSaved={entry ? goBack : () => void revalidate()}
      />
      {entry && (
        <div className="mt-5 border-t border-line pt-4">
          <RemoveLanding key={id} id={entry.id} onRemoved={goBack} />
        </div>
      )}
    </Card>
  )
}
