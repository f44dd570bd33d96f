import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { formatShortDay } from "#platform/time.ts"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import {
  type ChecklistFlight,
  type ChecklistRole,
  checklistPath,
  generalChecklistPath,
} from "../checklist.ts"

interface ChecklistTabsProps {
  flights: readonly ChecklistFlight[]
  /** Whose general lists are offered beside them. */
  roles: readonly ChecklistRole[]
  /** The flight that is open, or whose general list is. */
  current: { flightId: number } | { role: ChecklistRole }
}

const GENERAL: Record<ChecklistRole, string> = {
  pilot: "Vorlage am Steuer",
  passenger: "Vorlage als Gast",
}

/** Which list is open: one of a coming flight, or one without a flight. */
export function ChecklistTabs({ flights, roles, current }: ChecklistTabsProps) {
  return (
    <TabLinks
      label="Checklisten"
      isByDocument
      tabs={[
        ...flights.map((flight) => ({
          label: `${formatShortDay(new Date(flight.departsAt), flight.timeZone)} · ${formatFromTo({ departureName: flight.departure.name, destinationName: flight.destination.name })}`,
          href: checklistPath(flight.id),
          isCurrent: "flightId" in current && current.flightId === flight.id,
        })),
        ...roles.map((role) => ({
          label: GENERAL[role],
          href: generalChecklistPath(role),
          isCurrent: "role" in current && current.role === role,
        })),
      ]}
    />
  )
}
