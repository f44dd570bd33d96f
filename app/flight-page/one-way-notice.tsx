import { MoveRight } from "lucide"
import type { FlightView } from "#features/flights/core/flight-view.ts"
import { searchPath } from "#features/search/search-params.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"

/** What follows from flying one way for who comes along, and flights the other way. */
export function OneWayNotice({ departure, destination }: FlightView) {
  const back = searchPath({ ort: destination.town, nach: departure.town })
  return (
    <Notice
      tone="warn"
      icon={MoveRight}
      title={`Nur Hinflug nach ${destination.name}.`}
      isStacked
      action={<TextLink href={back}>Flüge zurück suchen</TextLink>}
    >
      Der Rückweg ist weder dabei noch im Preis. Plane ihn, bevor du buchst.
    </Notice>
  )
}
