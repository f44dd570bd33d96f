import { days, seconds } from "#platform/duration.ts"

/** The cookie that carries a code to login, search and checkout, for whoever is not signed in yet. */
export const CARRIED_CODE_COOKIE = "voucher"
export const CARRIED_CODE_SECONDS = days(1) / seconds(1)
