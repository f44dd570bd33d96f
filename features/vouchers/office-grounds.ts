import { z } from "zod"
import type { OfficeRight } from "#features/office-roles/office-right.ts"

/** Why the back office changes a voucher; the event keeps the ground and no free text. */
export const OFFICE_GROUNDS = {
  block: {
    stolen: "Der Code ist in fremden Händen",
    misuse: "Verdacht auf Missbrauch",
    charged_back: "Die Zahlung ist zurückgebucht",
    wish: "Auf Wunsch der Kund:in",
  },
  unblock: {
    cleared: "Geklärt",
    mistake: "Die Sperre war ein Irrtum",
  },
  replace: {
    lost: "Der Code ist verloren",
    stolen: "Der Code ist in fremden Händen",
    unreadable: "Der Code ist nicht lesbar",
  },
  send: {
    not_arrived: "Die Mail kam nicht an",
    wish: "Auf Wunsch der Kund:in",
  },
} as const

export type OfficeStep = keyof typeof OFFICE_GROUNDS

/** What each of them takes: its button and its call ask here. */
export const RIGHTS_OF_STEPS = {
  block: "vouchers.block",
  unblock: "vouchers.block",
  replace: "vouchers.replace",
  send: "vouchers.send",
} as const satisfies Readonly<Record<OfficeStep, OfficeRight>>

const WITHOUT = "Wähle einen Grund."

/** What each step of the back office says: why. */
export const GROUND_SCHEMAS = {
  block: z.object({ ground: z.enum(["stolen", "misuse", "charged_back", "wish"], WITHOUT) }),
  unblock: z.object({ ground: z.enum(["cleared", "mistake"], WITHOUT) }),
  replace: z.object({ ground: z.enum(["lost", "stolen", "unreadable"], WITHOUT) }),
  send: z.object({ ground: z.enum(["not_arrived", "wish"], WITHOUT) }),
} as const satisfies Record<OfficeStep, z.ZodType>

export type Ground<Step extends OfficeStep> = keyof (typeof OFFICE_GROUNDS)[Step] & string

/** Every ground with its words, for the log. */
export const GROUND_LABELS: Readonly<Record<string, string>> = {
  ...OFFICE_GROUNDS.block,
  ...OFFICE_GROUNDS.unblock,
  ...OFFICE_GROUNDS.replace,
  ...OFFICE_GROUNDS.send,
}
