import { api } from "#platform/api-client.ts"
import type { CalendarFeed } from "../calendar-feed.ts"

const PATH = "/api/calendar-feed"

export function callCreateFeed(): Promise<CalendarFeed> {
  return api.put<CalendarFeed>(PATH)
}

export function callRenewFeed(id: number, intent: string): Promise<CalendarFeed> {
  return api.post<CalendarFeed>(`${PATH}/renew`, { id }, { intent })
}

export async function callRemoveFeed(): Promise<void> {
  await api.delete(PATH)
}
