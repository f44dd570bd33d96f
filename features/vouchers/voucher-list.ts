import type { ListQuery } from "#platform/list-address.ts"
import type { VoucherState } from "./voucher.ts"

/** Every voucher, for the back office: found by code, people or number. */
export const VOUCHER_LIST = {
  path: "/de/verwaltung/gutscheine",
  choices: {
    status: {
      alle: "Alle",
      gueltig: "Gültig",
      bestellt: "Bestellt",
      gesperrt: "Gesperrt",
      abgelaufen: "Abgelaufen",
      widerrufen: "Widerrufen",
    },
    sort: { neueste: "Neueste zuerst", ende: "Was zuerst abläuft" },
  },
} as const

/** All that the back office knows of a voucher. */
export function voucherSheetPath(voucherId: number): string {
  return `${VOUCHER_LIST.path}/${voucherId}`
}

export type VoucherListQuery = ListQuery<typeof VOUCHER_LIST>

export interface ListedVoucher {
  id: number
  /** The end of its code; nobody here can redeem it. Null until it is paid. */
  codeEnd: string | null
  valueCents: number
  balanceCents: number
  state: VoucherState
  recipientName: string
  /** Who bought it, and whose credit it is; null where nobody is known. */
  buyer: string | null
  owner: string | null
  createdAt: string
}
