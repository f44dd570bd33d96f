import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import { OFFICE_ROLES, type OfficeRole } from "#platform/actor.ts"

export const TEAM_PATH = "/de/verwaltung/team"
export const TEAM_CALL = "/api/office-team"

/** The same roles in the order of the list, each once. */
export function inOrder(roles: readonly OfficeRole[]): OfficeRole[] {
  return OFFICE_ROLES.filter((role) => roles.includes(role))
}

/** Somebody must always be there who can give roles. */
export function leavesAnOwner(
  change: { userId: number; roles: readonly OfficeRole[] },
  ownerIds: readonly number[],
): boolean {
  return change.roles.includes("owner") || ownerIds.some((id) => id !== change.userId)
}

export function formatRoles(roles: readonly OfficeRole[]): string {
  if (roles.length === 0) return "keine"
  return inOrder(roles)
    .map((role) => OFFICE_ROLE_LABELS[role].name)
    .join(", ")
}

/** As the page of the team shows one of it. */
export interface TeamMember {
  id: number
  name: string
  email: string
  isYou: boolean
  roles: { role: OfficeRole; grantedAt: string; grantedBy: string | null }[]
}
