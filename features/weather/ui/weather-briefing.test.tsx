import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { visibleLines } from "#tests/support/visible-text.ts"
import type { BriefingPlace } from "../briefing-place.ts"
import type { Judgement } from "../judge-minimums.ts"
import type { FoundMetar } from "../reports.ts"
import { MetarReport } from "./metar-report.tsx"
import { PlaceReportsView } from "./place-reports.tsx"
import { WeatherBriefing } from "./weather-briefing.tsx"

function shown(element: ReactElement): string {
  return visibleLines(renderToStaticMarkup(element)).join("\n").replaceAll("\u00a0", " ")
}

const BONN: BriefingPlace = {
  code: "EDKB",
  name: "Bonn-Hangelar",
  timeZone: "Europe/Berlin",
  visits: [
    { role: "departure", at: "2026-12-05T10:00:00.000Z" },
    { role: "landing", at: "2026-12-05T11:00:00.000Z" },
  ],
  sun: {
    dawn: "2026-12-05T06:40:00.000Z",
    sunrise: "2026-12-05T07:18:00.000Z",
    sunset: "2026-12-05T15:26:00.000Z",
    dusk: "2026-12-05T16:05:00.000Z",
  },
}

function briefing(given: { hasReports: boolean; isOpen: boolean }): string {
  return shown(
    <WeatherBriefing
      flightId={1}
      pilotId={2}
      timeZone="Europe/Berlin"
      opensAt="2026-12-03T10:00:00.000Z"
      countries={["DE"]}
      places={[BONN]}
      minimums={null}
      {...given}
    />,
  )
}

test("without a service the briefing shows the sun and leads to the official ones", () => {
  const text = briefing({ hasReports: false, isOpen: true })
  expect(text).toContain("METAR und TAF zeigen wir hier nicht.")
  expect(text).toContain("Start 11:00 Uhr, Landung 12:00 Uhr")
  for (const time of ["07:40", "08:18", "16:26", "17:05"]) expect(text).toContain(time)
  expect(text).toContain("Flugwetter des DWD")
  expect(text).not.toContain("Deine Grenzen")
})

test("before the briefing opens it says when it will", () => {
  const text = briefing({ hasReports: true, isOpen: false })
  expect(text).toContain("METAR und TAF stehen hier ab Do., 3. Dezember 2026, 11:00 Uhr.")
  expect(text).not.toContain("werden geladen")
})

test("the page comes before the reports", () => {
  expect(briefing({ hasReports: true, isOpen: true })).toContain("Die Meldungen werden geladen")
})

const CEILING: Judgement = {
  subject: "Untergrenze",
  value: "2.000 ft",
  limit: "mindestens 1.500 ft",
  verdict: "within",
}

function metar({
  ageMinutes = 23,
  minutesSince = 0,
  ...given
}: Partial<FoundMetar & { minutesSince: number }>) {
  const found: FoundMetar = {
    state: "found",
    station: { code: "EDKB", name: "Bonn-Hangelar", distanceKm: 0 },
    raw: "METAR EDKB 050920Z 24012KT 9999 BKN020 08/05 Q1013",
    ageMinutes,
    lines: [{ label: "Wind", text: "aus 240° mit 12 kt" }],
    judgements: [CEILING, CEILING, { ...CEILING, subject: "Querwind 11/29", verdict: "above" }],
    ...given,
  }
  return shown(<MetarReport metar={found} place={BONN} minutesSince={minutesSince} hasMinimums />)
}

test("a METAR stands with its age, its own words and its verdicts, as a help for planning", () => {
  const text = metar({})
  expect(text).toContain("vor 23 Min.")
  expect(text).toContain("METAR EDKB 050920Z 24012KT")
  expect(text).toContain("passt")
  expect(text).toContain("darüber")
  expect(text).toContain("Planungshilfe, keine Freigabe.")
})

test("an open page lets a METAR grow old, and an old one is held against nothing", () => {
  expect(metar({ ageMinutes: 80, minutesSince: 10 })).toContain("passt")
  const text = metar({ ageMinutes: 80, minutesSince: 15 })
  expect(text).toContain("alt, vor 1 Std. 35 Min.")
  expect(text).toContain("zu alt, um sie zu vergleichen")
  expect(text).not.toContain("passt")
})

test("another aerodrome's METAR names it with its distance and says nothing of crosswind", () => {
  const station = { code: "EDDK", name: "Köln/Bonn", distanceKm: 11 }
  const text = metar({ station, judgements: [CEILING, CEILING] })
  expect(text).toContain("Nächste Meldung: Köln/Bonn (EDDK), 11 km entfernt")
  expect(text).toContain("Die Meldung kommt von einem anderen Platz.")
})

test("a METAR that nobody can read stands in its own words, without a verdict", () => {
  const text = metar({ lines: [], judgements: [] })
  expect(text).toContain("können wir nicht übersetzen")
  expect(text).not.toContain("Gegen deine Grenzen")
})

test("no report nearby and no answer are told apart", () => {
  const places = (metar: "none" | "unreachable", taf: "none" | "unreachable") =>
    shown(
      <PlaceReportsView
        place={BONN}
        reports={{ code: "EDKB", metar: { state: metar }, taf: { state: taf } }}
        minutesSince={0}
        hasMinimums
      />,
    )
  expect(places("none", "none")).toContain("Keine Meldung in der Nähe")
  expect(places("none", "unreachable")).toContain("Der Wetterdienst ist gerade nicht erreichbar.")
  expect(places("unreachable", "unreachable")).toContain("Lies die amtliche Beratung")
})
