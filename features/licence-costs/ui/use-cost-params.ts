import { useAddressParams } from "#ui/navigation/use-address-params.ts"
import { costAddress } from "../cost-address.ts"
import { type CostParams, costQuery, parseCostParams } from "../cost-params.ts"
import type { Licence } from "../licence.ts"

/** What was typed into the sum of a licence, kept in the address. */
export function useCostParams(licence: Licence) {
  return useAddressParams<CostParams>({
    about: licence,
    read: (query) => parseCostParams(licence, query),
    write: (words) => costAddress(licence, costQuery(licence, words)),
  })
}
