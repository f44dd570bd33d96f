/** What the page of a direct-login link says about it, and where it may lead. */
export interface DirectLoginView {
  link:
    | { state: "broken" }
    | { state: "used" | "over"; email: string }
    /** `intent`: two clicks on the same page are one sign-in. */
    | { state: "open"; email: string; intent: string }
  /** The address of whoever is signed in already. */
  signedInAs: string | null
  /** The page to open after the sign-in. */
  goOn: string
  /** The login page that would lead there too. */
  login: string
}
