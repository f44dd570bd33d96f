interface Ends {
  departureName: string
  destinationName: string
}

/** In a line of its own among others: „Bonn-Hangelar – Juist“, and „ab Bonn-Hangelar“ for who comes back there. */
export function formatFromTo({ departureName, destinationName }: Ends): string {
  return departureName === destinationName
    ? `ab ${departureName}`
    : `${departureName} – ${destinationName}`
}
