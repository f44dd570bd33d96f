import type { ListQuery } from "#platform/list-address.ts"

/** Everybody with an account, for the back office: found by name, mail address or number. */
export const USER_LIST = {
  path: "/de/verwaltung/nutzer",
  choices: {
    group: { alle: "Alle", pilotinnen: "Pilot:innen", gesperrt: "Gesperrt" },
    sort: { neueste: "Neueste zuerst", name: "Nach Nachnamen" },
  },
} as const

/** All that the back office knows of a person. */
export function userSheetPath(userId: number): string {
  return `${USER_LIST.path}/${userId}`
}

export type UserListQuery = ListQuery<typeof USER_LIST>

export interface ListedUser {
  id: number
  name: string
  email: string
  isConfirmed: boolean
  isPilot: boolean
  isAdmin: boolean
  isBlocked: boolean
  joinedAt: string
}
