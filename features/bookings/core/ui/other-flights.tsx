import { flightsFromPath } from "#features/places/place-paths.ts"
import { TextLink } from "#ui/elements/text-link.tsx"

/** Where somebody goes on for whom this flight has nothing. */
export function OtherFlights({ from }: { from: string }) {
  return (
    <TextLink href={flightsFromPath(from)} isInline>
      Andere Flüge ab {from}
    </TextLink>
  )
}
