import { useAddressWords } from "#ui/use-address-words.ts"
import { costAddress } from "../cost-address.ts"
import { type CostWords, costQuery, readCostWords } from "../cost-words.ts"
import type { Licence } from "../licence.ts"

/** What was typed into the sum of a licence, kept in the address. */
export function useCostWords(licence: Licence) {
  return useAddressWords<CostWords>({
    about: licence,
    read: (query) => readCostWords(licence, query),
    write: (words) => costAddress(licence, costQuery(licence, words)),
  })
}
