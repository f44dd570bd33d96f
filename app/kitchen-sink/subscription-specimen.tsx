import {
  type ModalOptions,
  openSubscriptionModal,
} from "#features/subscriptions/ui/subscription-modal-store.ts"
import { Button } from "#ui/buttons/button.tsx"

const LOOKS: readonly { label: string; options: ModalOptions }[] = [
  { label: "Suchagent, klein", options: { size: "small" } },
  { label: "Suchagent, groß", options: { size: "large" } },
  { label: "Suchagent, nicht schließbar", options: { isClosable: false } },
]

/** The modal of the specification in its two sizes, closable and not. */
export function SubscriptionSpecimen() {
  return (
    <section aria-labelledby="suchagent" className="mx-auto max-w-wide px-gutter py-16 md:px-10">
      <h2 id="suchagent" className="mb-10 text-h1">
        Benachrichtigung einrichten
      </h2>
      <div className="flex flex-wrap gap-3">
        {LOOKS.map(({ label, options }) => (
          <Button key={label} variant="secondary" onClick={() => openSubscriptionModal(options)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
