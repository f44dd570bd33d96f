/*
 * One sentence above every page of the storefront and the cockpit, for a time and for some people.
 */

export const ANNOUNCEMENT_TONES = { info: "Hinweis", warn: "Warnung" } as const
export const ANNOUNCEMENT_AUDIENCES = {
  everybody: "Alle",
  "signed-in": "Wer angemeldet ist",
  pilots: "Pilot:innen",
} as const

export type AnnouncementTone = keyof typeof ANNOUNCEMENT_TONES
export type AnnouncementAudience = keyof typeof ANNOUNCEMENT_AUDIENCES

export type Announcement = {
  /** Empty: there is none. */
  text: string
  link: string
  linkLabel: string
  tone: AnnouncementTone
  audience: AnnouncementAudience
  startsAt: string | null
  endsAt: string | null
}

/** What a page shows of it; `id` is by what a browser remembers that it was closed. */
export interface ShownAnnouncement
  extends Pick<Announcement, "text" | "link" | "linkLabel" | "tone"> {
  id: number
}

/** Whether somebody sees the announcement now. */
export function isAnnouncedTo(
  { text, audience, startsAt, endsAt }: Announcement,
  person: { isPilot: boolean } | null,
  now: Date,
): boolean {
  if (text === "") return false
  if (startsAt !== null && now < new Date(startsAt)) return false
  if (endsAt !== null && now >= new Date(endsAt)) return false
  if (audience === "everybody") return true
  return audience === "pilots" ? (person?.isPilot ?? false) : person !== null
}
