import { z } from "zod"
import { line } from "#platform/text-input.ts"
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_TONES,
  type Announcement,
  type AnnouncementAudience,
  type AnnouncementTone,
} from "../announcement.ts"
import type { Setting } from "../setting.ts"

const MAX_TEXT = 160
const MAX_LINK = 200
const MAX_LINK_LABEL = 30

const isoInstant = z.iso.datetime().nullable()

export const announcementSetting: Setting<Announcement> = {
  key: "announcement",
  group: "Inhalte",
  label: "Ankündigung",
  about:
    "Ein Satz über jeder Seite, außer in der Kasse und in der Verwaltung. Wer ihn schließt, sieht ihn nicht wieder; eine geänderte Ankündigung erscheint allen neu.",
  right: "settings.announce",
  schema: z
    .object({
      text: line(MAX_TEXT),
      link: line(MAX_LINK).refine(
        (link) => link === "" || /^\/de(?:\/[\w-]+)*(?:[?#]\S*)?$/.test(link),
        "Nur eine Seite von uns, zum Beispiel /de/hilfe.",
      ),
      linkLabel: line(MAX_LINK_LABEL),
      tone: z.enum(Object.keys(ANNOUNCEMENT_TONES) as AnnouncementTone[]),
      audience: z.enum(Object.keys(ANNOUNCEMENT_AUDIENCES) as AnnouncementAudience[]),
      startsAt: isoInstant,
      endsAt: isoInstant,
    })
    .superRefine(({ link, linkLabel, startsAt, endsAt }, { addIssue }) => {
      const say = (field: string, message: string) =>
        addIssue({ code: "custom", path: [field], message })
      if (link !== "" && linkLabel === "") say("linkLabel", "Wie heißt der Link?")
      if (link === "" && linkLabel !== "") say("link", "Wohin führt der Link?")
      if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
        say("endsAt", "Das Ende liegt vor dem Beginn.")
      }
    }),
  standard: {
    text: "",
    link: "",
    linkLabel: "",
    tone: "info",
    audience: "everybody",
    startsAt: null,
    endsAt: null,
  },
  fields: [
    {
      name: "text",
      kind: "line",
      label: "Text",
      hint: "Höchstens 160 Zeichen. Leer: keine Ankündigung.",
      maxLength: MAX_TEXT,
    },
    {
      name: "link",
      kind: "line",
      label: "Link",
      hint: "Eine Seite von uns, zum Beispiel /de/hilfe.",
      maxLength: MAX_LINK,
    },
    {
      name: "linkLabel",
      kind: "line",
      label: "Name des Links",
      hint: "Zum Beispiel „Mehr dazu“.",
      maxLength: MAX_LINK_LABEL,
    },
    { name: "tone", kind: "choice", label: "Ton", options: ANNOUNCEMENT_TONES },
    { name: "audience", kind: "choice", label: "Wer sie sieht", options: ANNOUNCEMENT_AUDIENCES },
    { name: "startsAt", kind: "instant", label: "Von", hint: "Leer: sofort." },
    { name: "endsAt", kind: "instant", label: "Bis", hint: "Leer: bis du sie wegnimmst." },
  ],
}
