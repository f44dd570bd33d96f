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
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={className}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M24 3.5c1.7 0 2.7 2 3 5l.5 5.2 17.2 2.4c1.1.2 1.8 1 1.8 2.1v2.1c0 .7-.5 1.2-1.2 1.1l-17.6-.3-1.5 15.2 7.2 2.3c.6.2 1 .7 1 1.4v1.2c0 .5-.4.8-.9.8L25 41.2 24 44.5l-1-3.3-8.5.8c-.5 0-.9-.3-.9-.8V40c0-.7.4-1.2 1-1.4l7.2-2.3-1.5-15.2-17.6.3c-.7.1-1.2-.4-1.2-1.1v-2.1c0-1.1.7-1.9 1.8-2.1l17.2-2.4.5-5.2c.3-3 1.3-5 3-5Z" />
    </svg>
  )
}
