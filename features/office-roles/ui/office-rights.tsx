import { createContext, type ReactNode, useContext } from "react"
import type { OfficeRole } from "#platform/actor.ts"
import { hasRight, type OfficeRight } from "../office-right.ts"

const OfficeRoles = createContext<readonly OfficeRole[]>([])

/** Says below it what whoever looks is in the back office. */
export function OfficeRolesProvider(props: { roles: readonly OfficeRole[]; children: ReactNode }) {
  return <OfficeRoles value={props.roles}>{props.children}</OfficeRoles>
}

/** Asks for whoever looks what the guard of a call asks (`needsRight`). */
export function useOfficeRights(): (right: OfficeRight) => boolean {
  const officeRoles = useContext(OfficeRoles)
  return (right) => hasRight({ officeRoles }, right)
}
