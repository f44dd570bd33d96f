import { create } from "zustand"
import type { TownSuggestion } from "#features/places/town-suggestion.ts"

/** How the modal looks (specification, section 2), and what it starts with. */
export interface ModalOptions {
  /** `large` explains beside the form what one gets; small without it. */
  size?: "small" | "large" | undefined
  /** false: no close button, no press outside; only the form itself ends it, or leaving the page. */
  isClosable?: boolean | undefined
  town?: TownSuggestion | undefined
  /** In km, as somebody searched; the modal takes the nearest that a subscription may have. */
  radius?: number | undefined
}

/** What `SubscriptionModalHost` shows; everybody else uses the functions below. */
export const useSubscriptionModal = create<{ options: ModalOptions | null }>(() => ({
  options: null,
}))

/** Opens „Benachrichtigung einrichten“. */
export function openSubscriptionModal(options: ModalOptions = {}): void {
  useSubscriptionModal.setState({ options })
}

export function closeSubscriptionModal(): void {
  useSubscriptionModal.setState({ options: null })
}
