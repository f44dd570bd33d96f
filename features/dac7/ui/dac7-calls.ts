import { api } from "#platform/api-client.ts"
import type { TaxDetailsInput } from "../tax-details-schema.ts"

/** Not part of the own account that this browser keeps, so that it lies in no store. */
export async function callSaveTaxDetails(details: TaxDetailsInput): Promise<void> {
  await api.put("/api/tax-details", details)
}

export function callMakeTaxMessages(year: number, intent: string): Promise<{ made: number }> {
  return api.post(`/api/tax-reports/${year}/messages`, {}, { intent })
}
