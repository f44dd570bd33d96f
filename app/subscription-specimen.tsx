import {
  type ModalWish,
  openSubscriptionModal,
} from "#features/subscriptions/ui/subscription-modal-store.ts"
import { Button } from "#ui/button.tsx"

const LOOKS: readonly { label: string; wish: ModalWish }[] = [
  { label: "Suchagent, klein", wish: { size: "small" } },
  { label: "Suchagent, groß", wish: { size: "large" } },
  { label: "Suchagent, nicht schließbar", wish: { isClosable: false } },
]

/** The modal of the specification in its two sizes, closable and not. */
export function SubscriptionSpecimen() {
  return (
    <section aria-labelledby="suchagent" className="mx-auto max-w-wide px-gutter py-16 md:px-10">
      <h2 id="suchagent" className="mb-10 text-h1">
        Benachrichtigung einrichten
      </h2>
      <div className="flex flex-wrap gap-3">
        {LOOKS.map(({ label, wish }) => (
          <Button key={label} variant="secondary" onClick={() => openSubscriptionModal(wish)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
