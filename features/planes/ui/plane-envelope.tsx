import { formatNumber, writeNumber } from "#platform/number-text.ts"
import type { EnvelopePoint } from "../envelope.ts"
import type { LoadState } from "../mass-and-balance.ts"
import { EnvelopeChart } from "./envelope-chart.tsx"

const X = {
  label: "Hebelarm in m",
  write: (arm: number) => `${formatNumber(arm, 3)}\u00a0m`,
  tick: (arm: number) => writeNumber(arm, 3),
}
const Y = {
  label: "Masse in kg",
  write: (kg: number) => `${formatNumber(kg, 1)}\u00a0kg`,
  tick: (kg: number) => formatNumber(kg, 0),
}
const WORDS = { inside: "im Bereich", outside: "außerhalb" }

interface PlaneEnvelopeProps {
  corners: readonly EnvelopePoint[]
  /** Where the centre of gravity is, once something is on board. */
  takeoff?: LoadState
  landing?: LoadState
}

/** The area of an aircraft and its centre of gravity in it. */
export function PlaneEnvelope({ corners, takeoff, landing }: PlaneEnvelopeProps) {
  const place = ({ arm, kg }: EnvelopePoint) => ({ x: arm, y: kg })
  return (
    <EnvelopeChart
      title="Schwerpunkt im zulässigen Bereich"
      corners={corners.map(place)}
      marks={[
        ...(landing
          ? [
              {
                ...place(landing),
                label: "Landung",
                isInside: landing.isInside,
                role: "end" as const,
              },
            ]
          : []),
        ...(takeoff
          ? [
              {
                ...place(takeoff),
                label: "Start",
                isInside: takeoff.isInside,
                role: "start" as const,
              },
            ]
          : []),
      ]}
      x={X}
      y={Y}
      words={WORDS}
    />
  )
}
