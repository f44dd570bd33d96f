/*
 * A bank takes money back for its customer. It is gone at once (`open`) and comes back when we are
 * right (`won`); what is `lost` stays gone.
 */

export type DisputeStatus = "open" | "won" | "lost"
