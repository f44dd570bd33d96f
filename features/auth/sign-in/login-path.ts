/** Where somebody signs in, and the page of ours that opens afterwards. */
export function loginPath(next: string): string {
  return `/de/login?redirect=${encodeURIComponent(next)}`
}
