import type { ComponentType } from "react"
import { create } from "zustand"
import type { TownSuggestion } from "#features/places/town-suggestion.ts"
import { showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"

/** What the modal starts with. */
export interface ModalWish {
  town?: TownSuggestion | undefined
  /** In km, as somebody searched; the modal takes the nearest that a subscription may have. */
  radius?: number | undefined
}

interface OpenModal {
  wish: ModalWish
  Modal: ComponentType<{ wish: ModalWish }>
}

/** What `SubscriptionModalHost` shows; everybody else uses the functions below. */
export const useSubscriptionModal = create<{ open: OpenModal | null }>(() => ({ open: null }))

/** Opens „Benachrichtigung einrichten“, which is loaded now: most visitors never need it. */
export async function openSubscriptionModal(wish: ModalWish = {}): Promise<void> {
  try {
    const { SubscriptionModal } = await import("./subscription-modal.tsx")
    useSubscriptionModal.setState({ open: { wish, Modal: SubscriptionModal } })
  } catch {
    showAlert({
      type: "error",
      message: text("api.error.network.message"),
      description: text("api.error.network.description"),
    })
  }
}

export function closeSubscriptionModal(): void {
  useSubscriptionModal.setState({ open: null })
}
