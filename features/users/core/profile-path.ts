/** What everybody sees of a person. */
export function profilePath(userId: number): string {
  return `/de/profil/${userId}`
}
