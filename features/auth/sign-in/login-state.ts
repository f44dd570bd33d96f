/** Where somebody stands on the login page; lives here for forms that are posted without script. */
export interface LoginState {
  step: "email" | "password" | "code" | "factor"
  email: string
  /** One sentence per field. */
  fields: Record<string, string>
  /** What went wrong with the whole form. */
  message?: string
}
