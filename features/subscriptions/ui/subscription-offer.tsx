import { Bell } from "lucide"
import type { TownSuggestion } from "#features/places/town-suggestion.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { radiusFor } from "../subscription.ts"
import { SubscriptionButton } from "./subscription-button.tsx"
import type { ModalOptions } from "./subscription-modal-store.ts"

interface SubscriptionOfferProps {
  town: TownSuggestion
  radius: number
  modalSize?: ModalOptions["size"]
}

/** Below what was found: to be told of what comes next. */
export function SubscriptionOffer({ town, radius, modalSize }: SubscriptionOfferProps) {
  return (
    <Notice
      icon={Bell}
      title={`Suchagent für „${town.address}, ${radiusFor(radius)} km“`}
      isStacked
      action={
        <div className="-mt-3 -ms-2.5">
          <SubscriptionButton
            town={town}
            radius={radius}
            modalSize={modalSize}
            variant="text"
            size="small"
            hasIcon={false}
          >
            Einrichten
          </SubscriptionButton>
        </div>
      }
    >
      Eine Mail um 18 Uhr, wenn etwas Neues dazukommt.
    </Notice>
  )
}
