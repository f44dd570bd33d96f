import type { ListQuery } from "#platform/list-address.ts"
import type { SecurityKind } from "#platform/security-kinds.ts"
import { SECURITY_LABELS } from "./security-labels.ts"

/** The log of security for the back office; a search is the number of an account. */
export const SECURITY_LIST = {
  path: "/de/verwaltung/sicherheit",
  choices: {
    kind: { "": "Alle", ...SECURITY_LABELS } as Record<string, string>,
    sort: { neueste: "Neueste zuerst", aelteste: "Älteste zuerst" },
  },
} as const

export type SecurityQuery = ListQuery<typeof SECURITY_LIST>

/** One row of the log. */
export interface ListedSecurityEvent {
  id: number
  kind: SecurityKind
  count: number
  minute: string
  device: string | null
  userId: number | null
  /** Enough of the hash to tell two networks apart; no address can be read out of it. */
  network: string | null
}

/** How often something happened today. */
export interface SecurityFigure {
  kind: SecurityKind
  count: number
}
