import { createContext, useContext } from "react"
import { formatEuro } from "#platform/money.ts"
import { vatOfFee } from "../vat-of-fee.ts"

/** Whether the operator charges no VAT (§ 19 UStG); set once, around every page. */
export const ChargesNoVat = createContext(false)

/** What of a service fee is VAT: „inkl. 1,00 € USt“. */
export function useVatNote(feeCents: number): string {
  const chargesNoVat = useContext(ChargesNoVat)
  if (chargesNoVat) return "ohne USt (§ 19 UStG)"
  return `inkl. ${formatEuro(vatOfFee(feeCents, chargesNoVat))} USt`
}
