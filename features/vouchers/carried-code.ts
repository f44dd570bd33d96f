/** The cookie that carries a code to login, search and checkout, for whoever is not signed in yet. */
export const CARRIED_CODE_COOKIE = "voucher"
export const CARRIED_CODE_SECONDS = 24 * 60 * 60
