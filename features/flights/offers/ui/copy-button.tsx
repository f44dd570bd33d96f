import { Button } from "#ui/buttons/button.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { useCopy } from "./use-copy.ts"

/** Begins a new draft with everything but the date of a flight. */
export function CopyButton({ flight }: { flight: { id: number; title: string } }) {
  const { run, isPending } = useCopy(flight.id)
  return (
    <Button variant="text" size="small" isPending={isPending} onClick={() => void run()}>
      Noch einmal anbieten<VisuallyHidden>: {flight.title}</VisuallyHidden>
    </Button>
  )
}
