import type { ReactNode } from "react"
import { headingsOf } from "#platform/list-address.ts"
import { formatDate, HOME_ZONE } from "#platform/time.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { DataTable, RowLink } from "#ui/navigation/data-table.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import {
  type ListedUser,
  marksOfUser,
  USER_LIST,
  type UserColumn,
  type UserListQuery,
  userSheetPath,
} from "../user-list.ts"
import { AccountBadges } from "./account-badges.tsx"

const CELLS: Record<UserColumn, (user: ListedUser) => ReactNode> = {
  name: ({ id, name }) => <RowLink to={userSheetPath(id)}>{name}</RowLink>,
  email: ({ email }) => <Email address={email} />,
  account: ({ id }) => id,
  joined: ({ joinedAt }) => day(joinedAt),
  confirmed: ({ confirmedAt }) => day(confirmedAt),
  blocked: ({ blockedAt }) => day(blockedAt),
  status: (user) => (marksOfUser(user).length > 0 ? <AccountBadges user={user} /> : "–"),
}

const LOOKS: Partial<Record<UserColumn, { isEnd?: true; className?: string }>> = {
  name: { className: "lg:min-w-36" },
  email: { className: "lg:min-w-48" },
  account: { isEnd: true },
  status: { className: "lg:min-w-36" },
}

interface UserListProps {
  query: UserListQuery
  entries: readonly ListedUser[]
  selection: RowSelection
}

/** The accounts of one page of the list, each a link to its sheet. */
export function UserList({ query, entries, selection }: UserListProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Niemand gefunden">
        Gesucht wird in Namen, Mailadressen und Nummern, auch in Teilen davon.
      </EmptyState>
    )
  }
  return (
    <DataTable
      caption="Konten"
      columns={headingsOf(USER_LIST, query).map((column) => ({
        ...column,
        cell: CELLS[column.key],
        ...LOOKS[column.key],
      }))}
      rows={entries}
      keyOf={({ id }) => String(id)}
      nameOf={({ id, name }) => `${name}, Konto ${id},`}
      selection={selection}
    />
  )
}

/** A line ends before its „@“ where it has to. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@")
  return (
    <span className="[overflow-wrap:anywhere]">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

function day(at: string | null): ReactNode {
  return at ? (
    <span className="lg:whitespace-nowrap">{formatDate(new Date(at), HOME_ZONE)}</span>
  ) : (
    "–"
  )
}
