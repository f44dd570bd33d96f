import type { ReactNode } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { checklistPath } from "../checklist.ts"

/** A list that is saved with each tick; without script by its button. */
export function ChecklistForm({ flightId, children }: { flightId: number; children: ReactNode }) {
  return (
    <form
      method="post"
      action={checklistPath(flightId)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <Button type="submit" className="mt-6 !hidden noscript:!inline-flex">
        Haken speichern
      </Button>
    </form>
  )
}
