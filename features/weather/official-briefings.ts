import type { Country } from "#features/places/town.ts"

interface OfficialBriefing {
  label: string
  hint: string
  href: string
}

const GERMAN: readonly OfficialBriefing[] = [
  {
    label: "Flugwetter des DWD",
    hint: "Amtliches Flugwetter für Deutschland, mit Anmeldung",
    href: "https://www.flugwetter.de",
  },
  {
    label: "AIS-Portal der DFS",
    hint: "NOTAM und VFReBulletin für deine Strecke",
    href: "https://ais.dfs.de",
  },
]
const AUSTRIAN: readonly OfficialBriefing[] = [
  {
    label: "Homebriefing der Austro Control",
    hint: "Flugwetter und NOTAM für Österreich",
    href: "https://www.homebriefing.com",
  },
]
const SWISS: readonly OfficialBriefing[] = [
  {
    label: "Skybriefing von Skyguide",
    hint: "Flugwetter und NOTAM für die Schweiz und Liechtenstein",
    href: "https://www.skybriefing.com",
  },
]

const BRIEFINGS: Readonly<Record<Country, readonly OfficialBriefing[]>> = {
  DE: GERMAN,
  AT: AUSTRIAN,
  CH: SWISS,
  LI: SWISS,
}

/** Where the offices of these countries brief pilots; nothing here stands in for them. */
export function officialBriefings(countries: readonly Country[]): OfficialBriefing[] {
  return [...new Set(countries.flatMap((country) => BRIEFINGS[country]))]
}
