import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { Notification } from "../notifications-schemas.ts"
import { iconOf } from "./notification-icons.ts"
import { timeAgo } from "./time-ago.ts"

interface NotificationListProps {
  list: readonly Notification[]
  now: Date
  onFollow(notification: Notification): void
}

/** What happened, the newest first; each leads to where it is seen or done. */
export function NotificationList({ list, now, onFollow }: NotificationListProps) {
  if (list.length === 0) {
    return (
      <p className="py-6 text-ui text-ink2">
        Noch ist nichts passiert. Anfragen, Zusagen und Erinnerungen an deine Flüge stehen hier.
      </p>
    )
  }
  return (
    <ul className="pb-2">
      {list.map((notification) => {
        const { id, kind, path, text, createdAt, readAt } = notification
        const isUnread = readAt === null
        return (
          <li key={id} className="border-t border-line first:border-t-0">
            <Link
              to={path}
              onClick={() => onFollow(notification)}
              className="-mx-3 flex min-h-11 gap-3 rounded-field px-3 py-3.5 hover:bg-ground"
            >
              <Icon
                shape={iconOf(kind)}
                className={classNames("mt-px", isUnread ? "text-link" : "text-ink3")}
              />
              <span className="min-w-0 flex-1">
                {isUnread && <VisuallyHidden>Ungelesen: </VisuallyHidden>}
                <span className={classNames("block text-ui", isUnread && "font-semibold")}>
                  {text}
                </span>
                <time dateTime={createdAt} className="block text-small text-ink3">
                  {timeAgo(new Date(createdAt), now)}
                </time>
              </span>
              {isUnread && (
                <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rounded-full bg-act" />
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
