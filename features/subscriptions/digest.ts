/*
 * A digest is the one mail a day that tells an account of new flights, town by town. A flight that
 * several towns would tell of stands at the nearest one, once.
 */

export interface FoundFlight {
  subscriptionId: number
  flightId: number
  /** From the town to the flight's departure. */
  km: number
}

/** Of each flight the find that is nearest, the older subscription where two are equally near. */
export function nearestFinds<Found extends FoundFlight>(found: readonly Found[]): Found[] {
  const nearest = new Map<number, Found>()
  for (const find of found) {
    const former = nearest.get(find.flightId)
    const isNearer =
      !former ||
      find.km < former.km ||
      (find.km === former.km && find.subscriptionId < former.subscriptionId)
    if (isNearer) nearest.set(find.flightId, find)
  }
  return [...nearest.values()]
}

/** What a subscription watches, in words; a region brings what stands after „ab“. */
export interface WatchedPlace {
  name: string
  from?: string | undefined
}

/** „3 neue Flüge um Köln und ab der Eifel“: the subject of a digest. */
export function digestTitle(flightCount: number, places: readonly WatchedPlace[]): string {
  const flights = flightCount === 1 ? "Ein neuer Flug" : `${flightCount} neue Flüge`
  return `${flights} ${places.length > 2 ? "für deine Suchagenten" : formatPlaces(places)}`
}

/** „um Köln und Hamburg“, „um Köln und ab der Eifel“: nobody says „um Eifel“. */
export function formatPlaces(places: readonly WatchedPlace[]): string {
  const towns = places.flatMap(({ name, from }) => (from === undefined ? [name] : []))
  const regions = places.flatMap(({ from }) => from ?? [])
  const parts = [
    ...(towns.length > 0 ? [`um ${formatNames(towns)}`] : []),
    ...(regions.length > 0 ? [`ab ${formatNames(regions)}`] : []),
  ]
  return formatNames(parts)
}

const list = new Intl.ListFormat("de-DE", { type: "conjunction" })

/** „Köln, Hamburg und Bonn“ */
export function formatNames(words: readonly string[]): string {
  return list.format(words)
}
