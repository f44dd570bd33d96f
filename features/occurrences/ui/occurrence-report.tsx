import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { OccurrencePageView } from "../occurrence.ts"
import type { ReportedAnswer } from "../occurrence-schemas.ts"

const loadForm = () => import("./occurrence-form.tsx").then((module) => module.OccurrenceForm)

/** The form, what became of it, or why there is none now. */
export function OccurrenceReport({ view }: { view: OccurrencePageView }) {
  const [reported, setReported] = useState<ReportedAnswer>()
  const { revalidate } = useRevalidator()
  const heading = useFocusWhen(reported !== undefined)
  const { flight, role } = view
  return (
    <Card as="section" labelledBy="bericht">
      <h2 ref={heading} id="bericht" tabIndex={-1} className="text-h3 outline-none">
        {reported ? "Dein Bericht ist angekommen" : "Dein Bericht"}
      </h2>
      <div className="mt-5">
        {reported ? (
          <Reported reported={reported} onAgain={() => setReported(undefined)} />
        ) : view.canReport ? (
          <LazyPart load={loadForm} fallback={<Skeleton className="h-160" />}>
            {(OccurrenceForm) => (
              <OccurrenceForm
                flightId={flight.id}
                role={role}
                onReported={(answer) => {
                  setReported(answer)
                  return revalidate()
                }}
              />
            )}
          </LazyPart>
        ) : (
          <NotNow view={view} />
        )}
      </div>
    </Card>
  )
}

function Reported({ reported, onAgain }: { reported: ReportedAnswer; onAgain: () => void }) {
  return (
    <div className="grid gap-5">
      <p className="max-w-text text-ui text-ink2">
        Danke, dass du es erzählst. Dein Bericht kam{" "}
        {formatInstant(new Date(reported.reportedAt), HOME_ZONE)} an, Vorgang{" "}
        <span className="font-mono text-ink">{reported.ref}</span>. Die Bestätigung kommt gleich per
        Mail.
      </p>
      <p className="max-w-text text-ui text-ink2">
        Ein Mensch aus unserer Verwaltung liest ihn und fragt, wenn nötig, bei dir nach. Wie weit er
        ist, siehst du auf dieser Seite.
      </p>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          Noch etwas melden
        </Button>
      </div>
    </div>
  )
}

function NotNow({ view: { flight, opensAt } }: { view: OccurrencePageView }) {
  return (
    <p className="max-w-text text-ui text-ink2">
      {opensAt
        ? `Hier meldest du etwas ab ${formatInstant(new Date(opensAt), flight.timeZone)}, 24 Stunden vor dem Start.`
        : "Seit dem Flug sind mehr als 30 Tage vergangen, deshalb geht es hier nicht mehr."}{" "}
      Das europäische Meldeportal ist immer offen, für alle.
    </p>
  )
}

/** What a press has changed is read first. */
function useFocusWhen(isNew: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return heading
}
