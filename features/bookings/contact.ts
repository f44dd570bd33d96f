/** Somebody whom a confirmed booking lets one reach, and on which flight. */
export interface Contact {
  /** `pilot`: they fly; `guest`: they come along. */
  role: "pilot" | "guest"
  bookingId: number
  name: string
  photoId: string | null
  email: string
  flight: { id: number; title: string; departsAt: string; timeZone: string }
}
