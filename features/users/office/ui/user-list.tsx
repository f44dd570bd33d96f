import { Link } from "react-router"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { type ListedUser, userSheetPath } from "../user-list.ts"
import { AccountBadges } from "./account-badges.tsx"

/** The accounts of one page of the list, each a link to its sheet. */
export function UserList({ entries }: { entries: readonly ListedUser[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Niemand gefunden">
        Gesucht wird in Namen, Mailadressen und Nummern, auch in Teilen davon.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((user) => (
          <li
            key={user.id}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-card py-4 hover:bg-ground"
          >
            <div className="min-w-0">
              <Link
                to={userSheetPath(user.id)}
                className="font-semibold after:absolute after:inset-0 hover:text-link"
              >
                {user.name}
              </Link>
              <p className="text-ui [overflow-wrap:anywhere] text-ink2">{user.email}</p>
              <p className="text-small text-ink3">
                Konto {user.id}, dabei seit {formatDay(new Date(user.joinedAt), HOME_ZONE)}
              </p>
            </div>
            <AccountBadges user={user} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
