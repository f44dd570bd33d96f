/** The page from the mail that tells of a recovery; its button stops it. */
export function stopRecoveryPath(token: string): string {
  return `/de/zugang-behalten/${encodeURIComponent(token)}`
}
