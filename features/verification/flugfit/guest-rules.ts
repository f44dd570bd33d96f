import { addDays } from "#platform/days.ts"
import type { FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, formatCount } from "./format-rule.ts"
import { judgePaper } from "./judge-paper.ts"

/** How many guests the law lets on board, whatever seats there are. */
export function guestsRule({ flight, papers }: FlugfitCase): RuleVerdict {
  const [most, source] =
    flight.aircraftClass === "UL"
      ? ([1, "§ 84a Abs. 2 LuftPersV"] as const)
      : papers.licence === "LAPL(A)"
        ? ([3, "FCL.105.A(a)"] as const)
        : ([5, "(EU) 965/2012, Art. 6(4a)(a)"] as const)
  const day = formatCalendarDay(flight.day)
  const allowed = formatCount(most, "Gast", "Gäste")
  const base = { rule: "guests", title: "Zahl der Gäste", source } as const
  return flight.guests <= most
    ? {
        ...base,
        state: "ok",
        sentence: `Am ${day} ${most === 1 ? "darf" : "dürfen"} höchstens ${allowed} an Bord.`,
      }
    : {
        ...base,
        state: "blocker",
        isOfPlan: true,
        sentence: `Am ${day} ${most === 1 ? "darf" : "dürfen"} höchstens ${allowed} an Bord, geplant sind ${flight.guests}.`,
        remedy: `Biete ${most === 1 ? "nur einen Platz" : `höchstens ${most} Plätze`} an.`,
      }
}

/** § 84a LuftPersV: who takes somebody along in a microlight needs the right to. */
export function passengersRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { flight, papers } = asked
  if (flight.aircraftClass !== "UL") return undefined
  const paper = papers.ratings.find(({ kind }) => kind === "passengers") ?? null
  return judgePaper(
    {
      rule: "passengers",
      title: "Passagierberechtigung",
      source: "§ 84a LuftPersV",
      name: "Deine Passagierberechtigung",
      pronoun: "sie",
      paper,
      endsOn: paper?.expiresOn ?? null,
      nearUntil: addDays(flight.day, 30),
      renewal: () => "Reich den Luftfahrerschein mit der gültigen Berechtigung ein.",
    },
    asked,
  )
}

/** FCL.800, SFCL.200: the aerobatic rating; guests agree (LuftVO) and are 18 (our own rule). */
export function aerobaticsRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { flight, papers } = asked
  if (!flight.isAerobatic) return undefined
  const day = formatCalendarDay(flight.day)
  const source = papers.licence === "SPL" ? "SFCL.200, LuftVO" : "FCL.800, LuftVO"
  const base = { rule: "aerobatics", title: "Kunstflug", source } as const
  if (flight.aircraftClass === "UL") {
    return {
      ...base,
      source: "Musterzulassung UL",
      state: "blocker",
      isOfPlan: true,
      sentence: `Am ${day} ist Kunstflug mit einem Ultraleichtflugzeug verboten.`,
      remedy: "Biete den Flug ohne Kunstflug an.",
    }
  }
  const paper = papers.ratings.find(({ kind }) => kind === "aerobatic") ?? null
  const rating = judgePaper(
    {
      ...base,
      name: "Deine Kunstflugberechtigung",
      pronoun: "sie",
      paper,
      endsOn: paper?.expiresOn ?? null,
      nearUntil: addDays(flight.day, 30),
      renewal: () => "Reich die gültige Berechtigung ein oder biete den Flug ohne Kunstflug an.",
    },
    asked,
  )
  if (rating.state === "blocker" || flight.haveGuestsAgreed === true) return rating
  return flight.haveGuestsAgreed === null
    ? {
        ...base,
        state: "warning",
        sentence: `Am ${day} darf nur mitfliegen, wer mindestens 18 ist und dem Kunstflug zustimmt.`,
        remedy: "Schreib es in die Beschreibung und frag vor dem Einsteigen noch einmal.",
      }
    : {
        ...base,
        state: "blocker",
        sentence: `Am ${day} ist jemand an Bord, der nicht 18 ist oder dem Kunstflug nicht zugestimmt hat.`,
        remedy: "Flieg ohne Kunstflug oder ohne diesen Gast.",
      }
}
