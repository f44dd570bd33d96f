/*
 * Luggage in words. What somebody said at the order is the limit on board: the load was reckoned with it. Who
 * said nothing comes without any.
 */

/** Of one person: „Gepäck bis 4 kg“; nothing where it is not known any more. */
export function formatLuggage(luggageKg: number | null): string {
  if (luggageKg === null) return ""
  return luggageKg === 0 ? "ohne Gepäck" : `Gepäck bis ${luggageKg} kg`
}

/** What guests take along: the same for every flight, and as much luggage as they have said. */
export function whatToBring(luggage: readonly (number | null)[]): string {
  const kilograms = luggage.filter((kg) => kg !== null)
  const always = "Ausweis, flache Schuhe, Sonnenbrille, eine Jacke."
  if (kilograms.length === 0 || kilograms.length < luggage.length) return always
  const sum = kilograms.reduce((total, kg) => total + kg, 0)
  if (sum === 0) return `${always} Gepäck ist keins angemeldet.`
  const limit = kilograms.length === 1 ? `höchstens ${sum} kg` : `zusammen höchstens ${sum} kg`
  return `${always} Gepäck weich und ${limit}, wie angemeldet.`
}
