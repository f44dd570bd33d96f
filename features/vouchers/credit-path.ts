/** Where an account sees its credit, and the vouchers that it has bought. */
export const CREDIT_PATH = "/de/cockpit/guthaben"
export const REDEEM_PATH = "/de/einloesen"
