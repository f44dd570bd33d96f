import { RETURN_REASONS } from "#features/flights/core/vetting.ts"
import { VerdictForm } from "#features/users/office/ui/verdict-form.tsx"
import { vettingSchema } from "../vetting-schemas.ts"
import { callVetFlight } from "./vetting-calls.ts"

interface VettingFormProps {
  flightId: number
  /** Whether nothing stands in the way of publishing. */
  mayPublish: boolean
}

/** Publish, or give back with a reason. */
export function VettingForm({ flightId, mayPublish }: VettingFormProps) {
  return (
    <VerdictForm
      schema={vettingSchema}
      pass={
        mayPublish && { verdict: "published", label: "Veröffentlichen", done: "Veröffentlicht" }
      }
      giveBack={{
        verdict: "returned",
        label: "Zurückgeben",
        done: "Zurückgegeben",
        noteLabel: "Was die Pilot:in ändern kann",
      }}
      reasons={RETURN_REASONS}
      send={(decision, intent) => callVetFlight(flightId, decision, intent)}
    />
  )
}
