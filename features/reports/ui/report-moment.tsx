import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { ReportLink } from "./report-link.tsx"

/** Beside a photo that everybody sees: the way to report it, by the flight it is from. */
export function reportMoment({ id, flightTitle }: { id: number; flightTitle: string }) {
  return (
    <ReportLink subject="memory" id={id}>
      Melden <VisuallyHidden>Foto vom Flug {flightTitle}</VisuallyHidden>
    </ReportLink>
  )
}
