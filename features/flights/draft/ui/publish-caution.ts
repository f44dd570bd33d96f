import { createContext } from "react"

/** What a pilot has to know before the draft is handed in, as they say it; null: nothing. */
export const PublishCaution = createContext<string | null>(null)
