import { Bell } from "lucide"
import type { ReactNode } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { SUBSCRIPTION_HELP } from "../subscription.ts"
import { type ModalOptions, openSubscriptionModal } from "./subscription-modal-store.ts"

type SubscriptionButtonProps = Pick<ModalOptions, "town" | "radius"> & {
  modalSize?: ModalOptions["size"]
  variant?: "primary" | "secondary" | "quiet" | "text"
  size?: "regular" | "small"
  hasIcon?: boolean
  children?: ReactNode
}

/** Opens the modal. Without script it is a link to what a Suchagent is and how to get one. */
export function SubscriptionButton({
  town,
  radius,
  modalSize,
  hasIcon = true,
  children = "Suchagent einrichten",
  ...look
}: SubscriptionButtonProps) {
  const isHydrated = useHydrated()
  const icon = hasIcon ? Bell : undefined
  if (!isHydrated) {
    return (
      <ButtonLink {...look} icon={icon} href={SUBSCRIPTION_HELP}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <Button
      {...look}
      icon={icon}
      onClick={() => openSubscriptionModal({ town, radius, size: modalSize })}
    >
      {children}
    </Button>
  )
}
