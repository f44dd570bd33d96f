import { ArrowLeft } from "lucide"
import { useEffect, useRef } from "react"
import { AddPlaneForm } from "#features/planes/ui/add-plane-form.tsx"
import { Button } from "#ui/buttons/button.tsx"

interface AddedPlaneProps {
  isShown: boolean
  onAdded: (planeId: number) => void
  onBack: () => void
}

/** A new aircraft in place of the step; what is typed stays when somebody goes back and comes again. */
export function AddedPlane({ isShown, onAdded, onBack }: AddedPlaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  return (
    <div hidden={!isShown} className="mx-auto max-w-180 px-gutter py-8 lg:py-12">
      <Button variant="text" icon={ArrowLeft} onClick={onBack}>
        Zurück zum Flug
      </Button>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-h1 text-balance outline-none">
        Ein neues Flugzeug
      </h1>
      <p className="mt-2 mb-7 max-w-text text-ink2">
        Es steht danach in deiner Liste und ist für diesen Flug gleich gewählt.
      </p>
      <AddPlaneForm onAdded={onAdded} />
    </div>
  )
}
