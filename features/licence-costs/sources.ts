import type { Licence } from "./licence.ts"

/** When the rules were last read and the typical figures last looked at. */
export const FIGURES_DATE = "November 2026"

export interface Source {
  about: string
  where: string
}

const MEDICAL = {
  about: "Wie lange ein Tauglichkeitszeugnis gilt",
  where: "Verordnung (EU) 1178/2011, MED.A.045",
}

const COMMON: readonly Source[] = [
  {
    about: "Was geteilt werden darf",
    where: "Verordnung (EU) 965/2012, Artikel 6 Absatz 4a Buchstabe a",
  },
  {
    about: "Pflichtversicherung für Halterinnen und Halter",
    where: "Luftverkehrsgesetz, § 43, und Verordnung (EG) 785/2004",
  },
  {
    about: "Gebühren der Luftfahrtbehörden",
    where: "Kostenverordnung der Luftfahrtverwaltung (LuftKostV), Anlage",
  },
]

/** Where the rules of a sum are written. */
export const SOURCES: Record<Licence, readonly Source[]> = {
  "ppl-a": [
    {
      about: "Stunden, Landungen und Lehrer bis zur Verlängerung",
      where: "Verordnung (EU) 1178/2011, FCL.740.A",
    },
    MEDICAL,
    {
      about: "Zuverlässigkeitsüberprüfung, ihre Dauer und ihre Gebühr",
      where: "Luftsicherheitsgesetz, § 7; LuftSiZÜV; LuftSiGebV, Anlage",
    },
    ...COMMON,
  ],
  segelflug: [
    {
      about: "Stunden, Starts und Übungsflüge in 24 Monaten",
      where: "Verordnung (EU) 2018/1976, Anhang III, SFCL.160",
    },
    MEDICAL,
    ...COMMON,
  ],
  ultraleicht: [
    {
      about: "Stunden, Landungen und Übungsflug in 24 Monaten",
      where: "Verordnung über Luftfahrtpersonal (LuftPersV), § 45",
    },
    { about: "Einen Gast mitnehmen", where: "LuftPersV, § 84a" },
    MEDICAL,
    ...COMMON,
  ],
}
