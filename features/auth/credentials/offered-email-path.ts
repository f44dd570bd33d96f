/** The page from the mail that offers an account another address; its button takes it. */
export function offeredEmailPath(token: string): string {
  return `/de/neue-mailadresse/${encodeURIComponent(token)}`
}
