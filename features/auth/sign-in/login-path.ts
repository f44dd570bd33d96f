/** Where somebody signs in, and the page of ours that opens afterwards. */
export function loginPath(next: string): string {
  return `/de/login?redirect=${encodeURIComponent(next)}`
}

/** Where a sign-in goes on whose second factor is missing. */
export function secondFactorPath(next: string | undefined): string {
  return next ? `${loginPath(next)}&mit=faktor` : "/de/login?mit=faktor"
}
