import type { ListQuery } from "#platform/list-address.ts"

/** The back office's list of declarations that have come in. */
export const WITHDRAWAL_LIST = {
  path: "/de/verwaltung/widerrufe",
  choices: {
    status: { offen: "Offen", bearbeitet: "Bearbeitet" },
    sort: { aelteste: "Älteste zuerst", neueste: "Neueste zuerst" },
  },
} as const

/** A declaration, and what the back office does about it. */
export function withdrawalSheetPath(withdrawalId: number): string {
  return `${WITHDRAWAL_LIST.path}/${withdrawalId}`
}

export type WithdrawalQuery = ListQuery<typeof WITHDRAWAL_LIST>

export interface ListedWithdrawal {
  id: number
  ref: string
  /** Empty once it is forgotten. */
  name: string
  contract: string
  receivedAt: string
  handledAt: string | null
}

/** A declaration with everything that whoever answers it needs. */
export interface WithdrawalCase extends ListedWithdrawal {
  email: string
  bookingId: number | null
  isAnonymized: boolean
  handlingNote: string
  mayHandle: boolean
  mayReply: boolean
  /** What was answered, the first first. */
  replies: readonly WithdrawalReply[]
}

interface WithdrawalReply {
  id: number
  text: string
  sentAt: string
}
