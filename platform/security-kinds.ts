/** What the log of security knows; whose account it is about stands beside it. */
export const SECURITY_KINDS = [
  "signed_in",
  "wrong_password",
  "wrong_code",
  "wrong_proof",
  "sign_in_refused",
  "sign_in_limited",
  "session_reused",
  "access_refused",
  "limit_hit",
  "signed_out_device",
  "signed_out_everywhere",
  "password_changed",
  "email_changed",
  "bank_account_changed",
  "bank_account_removed",
  "made_admin",
  "blocked",
  "unblocked",
] as const

export type SecurityKind = (typeof SECURITY_KINDS)[number]
