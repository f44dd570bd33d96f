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

/** „3 neue Flüge um Köln und Hamburg“: the subject of a digest. */
export function digestTitle(flightCount: number, towns: readonly string[]): string {
  const flights = flightCount === 1 ? "Ein neuer Flug" : `${flightCount} neue Flüge`
  return towns.length > 2 ? `${flights} für deine Suchagenten` : `${flights} um ${inWords(towns)}`
}

const list = new Intl.ListFormat("de-DE", { type: "conjunction" })

/** „Köln, Hamburg und Bonn“ */
export function inWords(towns: readonly string[]): string {
  return list.format(towns)
}
