import { Minus, Plus } from "lucide"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import type { Chart } from "./open-chart.ts"

/** Marks moves that somebody has asked for with a button; the map itself marks those of a hand. */
const BY_PERSON = { isByPerson: true } as const

export function ZoomButtons({ chart }: { chart: Chart }) {
  return (
    <div className="absolute end-4 top-4 z-4 flex flex-col rounded-panel border border-line bg-surface shadow-raised md:end-5 md:top-5">
      <IconButton
        icon={Plus}
        label="Karte vergrößern"
        onClick={() => chart.zoomIn({}, BY_PERSON)}
      />
      <IconButton
        icon={Minus}
        label="Karte verkleinern"
        onClick={() => chart.zoomOut({}, BY_PERSON)}
      />
    </div>
  )
}
