/** So long the link of an offered address may be followed. */
export const OFFER_DAYS = 7
