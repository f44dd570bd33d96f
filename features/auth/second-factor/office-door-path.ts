/** Where an admin proves the second factor or makes one, and the page that opens afterwards. */
export function officeDoorPath(next: string): string {
  return `/de/zweiter-faktor?redirect=${encodeURIComponent(next)}`
}
