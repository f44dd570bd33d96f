import type { RefObject } from "react"
import { clock } from "#platform/clock.ts"
import { Button } from "#ui/buttons/button.tsx"
import { AnchoredPanel } from "#ui/overlays/anchored-panel.tsx"
import type { Notification } from "../notifications-schemas.ts"
import { markFlightRead, markRead } from "./notification-calls.ts"
import { NotificationList } from "./notification-list.tsx"

interface NotificationPanelProps {
  anchor: RefObject<HTMLElement | null>
  userId: number
  list: readonly Notification[]
  onClose(): void
}

/** The heavy half of the bell, loaded when it is first opened. */
export function NotificationPanel({ anchor, userId, list, onClose }: NotificationPanelProps) {
  const unread = list.filter(({ readAt }) => readAt === null).map(({ id }) => id)
  const follow = ({ id, flightId }: Notification) => {
    onClose()
    void (flightId === null ? markRead(userId, [id]) : markFlightRead(userId, flightId))
  }
  return (
    <AnchoredPanel
      anchor={anchor}
      onClose={onClose}
      title="Benachrichtigungen"
      action={
        unread.length > 0 && (
          <Button variant="text" size="small" onClick={() => void markRead(userId, unread)}>
            Alle gelesen
          </Button>
        )
      }
    >
      <NotificationList list={list} now={clock.now()} onFollow={follow} />
    </AnchoredPanel>
  )
}
