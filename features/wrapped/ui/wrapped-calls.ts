import { api } from "#platform/api-client.ts"
import type { CardKind } from "../story-card.ts"
import type { YearShare } from "../year-share.ts"

const PATH = "/api/year-shares"

export function callShareCard(
  picture: { year: number; card: CardKind },
  intent: string,
): Promise<YearShare> {
  return api.post<YearShare>(PATH, picture, { intent })
}

export async function callRevokeShare(token: string): Promise<void> {
  await api.delete(`${PATH}/${token}`)
}
