import { listPeopleWith, listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import type { Db } from "#platform/server/db.ts"
import { TEAM_PATH } from "../office-team.ts"

/** The last owner stays: without them nobody could give anybody a role. */
export async function listTeamDeletionBlockers(db: Db, userId: number): Promise<DeletionBlocker[]> {
  if (!(await listRolesOf(db, userId)).includes("owner")) return []
  const owners = await listPeopleWith(db, "roles.change")
  if (owners.some(({ id }) => id !== userId)) return []
  const text = "Außer dir ist niemand Inhaber:in der Verwaltung. Gib die Rolle erst jemand anderem."
  return [{ text, path: TEAM_PATH }]
}
