import { api } from "#platform/api-client.ts"

export function callCloseMonth(
  month: string,
  input: { note: string },
  intent: string,
): Promise<{ month: string }> {
  return api.post(`/api/months/${month}/closing`, input, { intent })
}
