/** What is said wherever a factor is taken away or replaced. */
export const OTHERS_SIGNED_OUT = "Alle anderen Geräte sind abgemeldet."
