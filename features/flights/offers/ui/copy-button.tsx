import { useNavigate } from "react-router"
import { stepPath } from "#features/flights/draft/draft.ts"
import { Button } from "#ui/buttons/button.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { callCopyFlight } from "./offer-calls.ts"
import { useOfferStep } from "./use-offer-step.ts"

interface CopyButtonProps {
  flight: { id: number; title: string }
  variant?: "secondary" | "text"
}

/** Begins a new draft with everything but the date of a flight. */
export function CopyButton({ flight, variant = "text" }: CopyButtonProps) {
  const navigate = useNavigate()
  const { run, isPending } = useOfferStep(
    (_, intent) => callCopyFlight(flight.id, intent),
    ({ path }) => navigate(stepPath(path, "datum")),
  )
  return (
    <Button variant={variant} size="small" isPending={isPending} onClick={() => void run()}>
      Noch einmal anbieten<VisuallyHidden>: {flight.title}</VisuallyHidden>
    </Button>
  )
}
