import type {
  FlugfitCase,
  Landing,
  Paper,
  PilotPapers,
  PlannedFlight,
  RuleName,
  RuleVerdict,
} from "#features/verification/flugfit/flugfit.ts"
import { judgeFlight } from "#features/verification/flugfit/judge-flight.ts"
import { addDays } from "#platform/days.ts"

export const TODAY = "2026-11-22"
export const FLIGHT_DAY = "2026-12-05"

export const verified = (expiresOn: string | null, issuedOn: string | null = null): Paper => ({
  state: "verified",
  issuedOn,
  expiresOn,
})

const LONG = "2028-12-31"

/** A PPL holder whose papers last and who has flown enough. */
function pilotPapers(overrides: Partial<PilotPapers> = {}): PilotPapers {
  return {
    licence: "PPL(A)",
    isLicenceGerman: true,
    birthDate: "1990-06-15",
    licencePaper: verified(null, "2016-05-01"),
    medical: { ...verified(LONG), medicalClass: "2" },
    backgroundCheck: verified(LONG),
    insurance: verified(LONG),
    ratings: [{ ...verified(LONG), kind: "SEP" }],
    ...overrides,
  }
}

function plannedFlight(overrides: Partial<PlannedFlight> = {}): PlannedFlight {
  return {
    day: FLIGHT_DAY,
    aircraftClass: "SEP",
    guests: 1,
    isAtNight: false,
    isAerobatic: false,
    haveGuestsAgreed: null,
    ...overrides,
  }
}

export function landing(overrides: Partial<Landing> = {}): Landing {
  return {
    flownOn: addDays(TODAY, -10),
    aircraftClass: "SEP",
    takeOffs: 1,
    landings: 1,
    nightLandings: 0,
    flightMinutes: 60,
    flownAs: "pic",
    ...overrides,
  }
}

interface CaseOverrides {
  flight?: Partial<PlannedFlight>
  papers?: Partial<PilotPapers>
  log?: readonly Landing[]
  today?: string
}

export function flugfitCase({ flight, papers, log, today }: CaseOverrides = {}): FlugfitCase {
  return {
    flight: plannedFlight(flight),
    papers: pilotPapers(papers),
    log: log ?? [landing({ takeOffs: 3, landings: 3 })],
    today: today ?? TODAY,
  }
}

/** What one rule says; fails where it says nothing. */
export function ruleOf(rule: RuleName, overrides: CaseOverrides = {}): RuleVerdict {
  const found = findRule(rule, overrides)
  if (!found) throw new Error(`${rule} says nothing`)
  return found
}

export function findRule(rule: RuleName, overrides: CaseOverrides = {}): RuleVerdict | undefined {
  return judgeFlight(flugfitCase(overrides)).rules.find((one) => one.rule === rule)
}
