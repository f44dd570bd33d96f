import { useRef, useState } from "react"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { BellButton } from "./bell-button.tsx"
import { useNews } from "./use-news.ts"
import { useNotifications } from "./use-notifications.ts"

const loadNotificationPanel = () =>
  import("./notification-panel.tsx").then((module) => module.NotificationPanel)

interface NotificationBellProps {
  userId: number
  /** How many the server knew when it wrote the page, until the list is here. */
  initialUnread?: number | undefined
}

/** The bell of the person who is logged in: how much is new, and what it is. */
export function NotificationBell({ userId, initialUnread }: NotificationBellProps) {
  const { list, isLoaded } = useNotifications(userId)
  const news = useNews(list, isLoaded)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const unread = list.filter(({ readAt }) => readAt === null).length
  return (
    <>
      <BellButton
        ref={button}
        unread={isLoaded ? unread : (initialUnread ?? unread)}
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
        className="noscript:hidden"
      />
      <span role="status" className="sr-only">
        {news}
      </span>
      {isOpen && (
        <LazyPart load={loadNotificationPanel} onLost={() => setIsOpen(false)}>
          {(NotificationPanel) => (
            <NotificationPanel
              anchor={button}
              userId={userId}
              list={list}
              onClose={() => setIsOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
