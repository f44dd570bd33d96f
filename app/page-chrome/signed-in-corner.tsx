import { BellSlot } from "#features/notifications/ui/bell-slot.tsx"
import { ChatCornerSlot } from "./chat-corner-slot.tsx"

type SignedInCornerProps = {
  userId: number
  /** Somebody of the office sees the page as this person does. */
  isView: boolean
}

/** What the header of the storefront has for who is signed in: conversations and notifications. */
export function SignedInCorner({ userId, isView }: SignedInCornerProps) {
  return (
    <div className="flex">
      {!isView && <ChatCornerSlot userId={userId} />}
      <BellSlot userId={userId} />
    </div>
  )
}
