import { createContext, useContext } from "react"
import { formatEuro } from "#platform/money.ts"
import { feeParts } from "../cost-sharing.ts"

/** Whether the operator charges no VAT (§ 19 UStG); set once, around every page. */
export const ChargesNoVat = createContext(false)

/** What of a service fee is VAT: „inkl. 1,00 € USt“. */
export function useVatNote(feeCents: number): string {
  const { vatCents } = feeParts(feeCents)
  return useContext(ChargesNoVat) ? "ohne USt (§ 19 UStG)" : `inkl. ${formatEuro(vatCents)} USt`
}
