import { aircraftPlanView } from "./scene/aircraft/plan-view.ts"

/**
 * The chart's own marks, drawn to be used like Lucide icons: aerodrome (circle with four ticks),
 * waypoint (triangle), aircraft seen from above. Source: ICAO chart symbols, simplified.
 */
type MarkProps = { size?: number; strokeWidth?: number; className?: string; "aria-hidden"?: true }

export function AerodromeMark({ size = 20, strokeWidth = 1.6, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="5.5" />
      <path d="M12 6.5V2.5M12 21.5v-4M6.5 12h-4M21.5 12h-4" strokeLinecap="round" />
    </svg>
  )
}

export function WaypointMark({ size = 20, strokeWidth = 1.6, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 5 20.5 19.5h-17Z" />
    </svg>
  )
}

/** Points north; turn it with `rotate-*` to fly a course. */
export function AircraftMark({ size = 20, className }: MarkProps) {
  return (
    <svg
      viewBox="-42 -38.5 84 84"
      width={size}
      height={size}
      className={className}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={aircraftPlanView} />
    </svg>
  )
}
