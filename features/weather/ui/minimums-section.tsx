import { useState } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { formatFeet, formatMetres } from "../format-conditions.ts"
import type { Minimums } from "../minimums.ts"

// validation comes with the form alone
const loadForm = () => import("./minimums-form.tsx").then((module) => module.MinimumsForm)

interface MinimumsSectionProps {
  pilotId: number
  minimums: Minimums | null
}

/** Where the pilot has decided not to fly any more; set once, for all flights. */
export function MinimumsSection({ pilotId, minimums }: MinimumsSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="grenzen" className="mt-8 border-t border-line pt-5">
      <h3 id="grenzen" className="text-h4">
        Deine Grenzen
      </h3>
      {isOpen ? (
        <div className="mt-4">
          <LazyPart
            load={loadForm}
            onLost={() => setIsOpen(false)}
            fallback={<Skeleton className="h-48" />}
          >
            {(MinimumsForm) => (
              <MinimumsForm
                pilotId={pilotId}
                minimums={minimums}
                onClose={() => setIsOpen(false)}
              />
            )}
          </LazyPart>
        </div>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-text text-ui text-ink2">
            {minimums
              ? formatMinimums(minimums)
              : "Leg einmal fest, ab wann du nicht mehr fliegst. Dann steht neben jedem METAR, ob es passt."}
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setIsOpen(true)}
            className="noscript:hidden"
          >
            {minimums ? "Grenzen ändern" : "Grenzen festlegen"}
          </Button>
        </div>
      )}
    </section>
  )
}

function formatMinimums({ ceilingFt, visibilityM, crosswindKt }: Minimums): string {
  return `Untergrenze mindestens ${formatFeet(ceilingFt)}, Sicht mindestens ${formatMetres(visibilityM)}, Querwind höchstens ${crosswindKt}\u00a0kt. Für alle deine Flüge.`
}
