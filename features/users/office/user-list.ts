import { type ListQuery, listAddress } from "#platform/list-address.ts"
import type { ListColumn } from "#platform/list-columns.ts"
import { tablePath } from "#platform/list-table.ts"

const SORTS = {
  neueste: "Neueste zuerst",
  aelteste: "Älteste zuerst",
  name: "Nach Nachnamen",
  "letzter-name": "Nach Nachnamen, Z bis A",
  mail: "Nach E-Mail",
  "letzte-mail": "Nach E-Mail, Z bis A",
} as const

/** What can be shown of each account. */
export const USER_COLUMNS = {
  name: {
    heading: "Name",
    sorts: { ascending: "name", descending: "letzter-name" },
    isFixed: true,
  },
  email: { heading: "E-Mail", sorts: { ascending: "mail", descending: "letzte-mail" } },
  account: { heading: "Konto" },
  joined: { heading: "Dabei seit", sorts: { descending: "neueste", ascending: "aelteste" } },
  confirmed: { heading: "E-Mail bestätigt", isExtra: true },
  blocked: { heading: "Gesperrt seit", isExtra: true },
  status: { heading: "Stand" },
} as const satisfies Record<string, ListColumn<keyof typeof SORTS>>

export type UserColumn = keyof typeof USER_COLUMNS

/** Everybody with an account, for the back office: found by name, mail address or number. */
export const USER_LIST = {
  path: "/de/verwaltung/nutzer",
  choices: {
    group: { alle: "Alle", pilotinnen: "Pilot:innen", gesperrt: "Gesperrt" },
    sort: SORTS,
  },
  columns: USER_COLUMNS,
  isTurned: true,
} as const

/** All that the back office knows of a person. */
export function userSheetPath(userId: number): string {
  return `${USER_LIST.path}/${userId}`
}

export type UserListQuery = ListQuery<typeof USER_LIST>

/** The table of the same accounts, all pages of it, or of those that were chosen. */
export function usersCsvPath(query: UserListQuery, chosen: readonly string[] = []): string {
  return tablePath(listAddress(USER_LIST, { ...query, hasDefaultView: false }), chosen)
}

export interface ListedUser {
  id: number
  name: string
  email: string
  isConfirmed: boolean
  isPilot: boolean
  isAdmin: boolean
  isBlocked: boolean
  joinedAt: string
  confirmedAt: string | null
  blockedAt: string | null
}

/** What can be special about an account. */
export const USER_MARKS = {
  blocked: "Gesperrt",
  office: "Verwaltung",
  pilot: "Pilot:in",
  unconfirmed: "Nicht bestätigt",
} as const

type UserMark = keyof typeof USER_MARKS

export function marksOfUser({ isBlocked, isAdmin, isPilot, isConfirmed }: ListedUser): UserMark[] {
  const marks: Record<UserMark, boolean> = {
    blocked: isBlocked,
    office: isAdmin,
    pilot: isPilot,
    unconfirmed: !isConfirmed,
  }
  return (Object.keys(marks) as UserMark[]).filter((mark) => marks[mark])
}
