import { api } from "#platform/api-client.ts"
import { OFFICE_SEARCH_CALL, type OfficeSearch } from "../../office-search.ts"

export function callOfficeSearch(q: string, signal: AbortSignal): Promise<OfficeSearch> {
  // the field says itself that no answer comes
  return api.get(OFFICE_SEARCH_CALL, { query: { q }, signal, isPolling: true })
}
