/** How a voucher comes to whom it is for: by mail at once or on a day, or printed by whoever buys it. */
export const DELIVERIES = ["now", "date", "print"] as const
export type Delivery = (typeof DELIVERIES)[number]
