import { useEffect, useRef } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { scrollAndFocus } from "#ui/forms/scroll-and-focus.ts"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { LoggedLanding } from "../landing.ts"
import { EDITOR_ID } from "../landing-log-path.ts"
import type { LandingInput } from "../landing-schemas.ts"
import { RemoveLanding } from "./remove-landing.tsx"

// whoever comes to read needs no form library
const loadLandingForm = () => import("./landing-form.tsx").then(({ LandingForm }) => LandingForm)

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
  const { id, flightId, ...values } = entry ?? { id: undefined, flightId: null, ...suggestion }
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
        {flightId === null
          ? "Ein Eintrag ist ein Flug oder ein Tag mit mehreren. Nur du siehst ihn."
          : "Aus dem Flug übernommen, so wie er geplant war. Berichtige, was anders kam."}
      </p>
      <LazyPart load={loadLandingForm} fallback={<FormToCome />}>
        {(LandingForm) => (
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
        )}
      </LazyPart>
      {entry && (
        <div className="mt-5 border-t border-line pt-4">
          <RemoveLanding key={id} id={entry.id} onRemoved={goBack} />
        </div>
      )}
    </Card>
  )
}

/** As tall as the form, so that nothing below it moves. */
function FormToCome() {
  return (
    <>
      <div className="grid gap-5 noscript:hidden">
        <Skeleton className="h-104 sm:h-60 xl:h-28" />
        <Skeleton className="h-72 md:h-48" />
        <Skeleton className="h-12 w-40" />
      </div>
      <p className="hidden text-ui text-ink2 noscript:block">
        Zum Eintragen braucht dein Browser JavaScript. Lesen und prüfen geht ohne.
      </p>
    </>
  )
}
