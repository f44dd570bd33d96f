import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { FLIGHT_MINUTES } from "../../parse-costs.ts"
import { parseMinutes, writeMinutes } from "../../typed-values.ts"

interface RouteTimeProps {
  /** What the way takes as costs count it; null while no aircraft is chosen. */
  minutes: number | null
  /** As it stands in the costs. */
  flightTime: string
  onTake: (flightTime: string) => void
}

/** Whether the costs reckon with the time that the way takes, and a press that makes it so. */
export function RouteTime({ minutes, flightTime, onTake }: RouteTimeProps) {
  if (minutes === null) return null
  const text = writeMinutes(minutes)
  const planned = parseMinutes(flightTime)
  if (planned === minutes) {
    return <Notice tone="ok">Mit {text} h rechnen auch deine Kosten.</Notice>
  }
  const isFlown = minutes >= FLIGHT_MINUTES.least && minutes <= FLIGHT_MINUTES.most
  return (
    <Notice
      tone={planned === undefined ? "info" : "warn"}
      action={
        isFlown && (
          <Button variant="secondary" size="small" onClick={() => onTake(text)}>
            {text} h in die Kosten übernehmen
          </Button>
        )
      }
    >
      {planned === undefined
        ? `Die Route dauert etwa ${text} h. In den Kosten steht noch keine Flugzeit.`
        : `Die Route dauert etwa ${text} h, deine Kosten rechnen mit ${writeMinutes(planned)} h.`}
    </Notice>
  )
}
