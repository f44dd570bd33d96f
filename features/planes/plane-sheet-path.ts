import { userSheetPath } from "#features/users/office/user-list.ts"

/** An aircraft as the back office sees it, below the account that it belongs to. */
export function planeSheetPath({ id, pilotId }: { id: number; pilotId: number }): string {
  return `${userSheetPath(pilotId)}/flugzeug/${id}`
}
