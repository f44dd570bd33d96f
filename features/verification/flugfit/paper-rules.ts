import type { Licence } from "#features/users/user.ts"
import { addDays, addMonths } from "#platform/days.ts"
import type { AircraftClass, FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { judgePaper } from "./judge-paper.ts"
import { EARLY_EXAMINATION_DAYS, medicalEnd } from "./medical-validity.ts"
import { dayInWords, onClass } from "./rule-words.ts"

/** FCL.105.A(a), FCL.205.A, SFCL.115 and § 42 LuftPersV: which aircraft a licence is for. */
export const CLASSES_OF_LICENCE: Record<Licence, readonly AircraftClass[]> = {
  "PPL(A)": ["SEP", "TMG", "MEP"],
  "CPL(A)": ["SEP", "TMG", "MEP"],
  "LAPL(A)": ["SEP", "TMG"],
  SPL: ["glider", "TMG"],
  UL: ["UL"],
}

/** The licence is there and is one for this aircraft. */
export function licenceRule(asked: FlugfitCase): RuleVerdict {
  const { papers, flight } = asked
  const { licence } = papers
  const source = licence === "UL" ? "§ 4 LuftVG, § 42 LuftPersV" : "§ 4 LuftVG, FCL.015, SFCL.015"
  if (!CLASSES_OF_LICENCE[licence].includes(flight.aircraftClass)) {
    return {
      rule: "licence",
      title: "Lizenz",
      source,
      state: "blocker",
      sentence: `Mit deiner Lizenz ${licence} darfst du am ${dayInWords(flight.day)} nicht ${onClass(flight.aircraftClass)} fliegen.`,
      remedy: `Nimm ein Luftfahrzeug, für das sie gilt, oder reich bis ${dayInWords(flight.day)} eine weitere Lizenz ein.`,
    }
  }
  return judgePaper(
    {
      rule: "licence",
      title: "Lizenz",
      source,
      name: `Deine Lizenz ${licence}`,
      pronoun: "sie",
      paper: papers.licencePaper,
      endsOn: papers.licencePaper?.expiresOn ?? null,
      nearUntil: addDays(flight.day, 60),
      renewal: "Lass sie bei deiner Luftfahrtbehörde verlängern und reich die neue ein.",
    },
    asked,
  )
}

export function medicalRule(asked: FlugfitCase): RuleVerdict {
  const { papers, flight } = asked
  const { medical, birthDate, licence } = papers
  const endsOn = medical && medicalEnd(medical, birthDate)
  // MED.A.030: a PPL asks for class 2 at least; the others are content with a LAPL medical
  const isTooLow =
    medical?.medicalClass === "LAPL" && (licence === "PPL(A)" || licence === "CPL(A)")
  const title = "Medical"
  const source = "MED.A.030 und MED.A.045"
  if (isTooLow && medical?.state === "verified") {
    return {
      rule: "medical",
      title,
      source,
      state: "blocker",
      sentence: `Dein LAPL-Tauglichkeitszeugnis reicht am ${dayInWords(flight.day)} nicht für deine ${licence}.`,
      remedy: `Lass dich bis ${dayInWords(flight.day)} für Klasse 2 untersuchen und reich das Zeugnis ein.`,
    }
  }
  return judgePaper(
    {
      rule: "medical",
      title,
      source,
      name: "Dein Tauglichkeitszeugnis",
      pronoun: "es",
      paper: medical,
      endsOn,
      mustEnd: true,
      nearUntil: addDays(flight.day, EARLY_EXAMINATION_DAYS),
      renewal: endsOn
        ? `Lass dich zwischen ${dayInWords(addDays(endsOn, -EARLY_EXAMINATION_DAYS))} und ${dayInWords(endsOn)} untersuchen, dann verlierst du keinen Tag.`
        : "",
    },
    asked,
  )
}

const BACKGROUND_CHECK_MONTHS = 60
/** § 5(2) LuftSiZÜV: who asks three months before the end counts as reliable until it is decided. */
const ASK_AGAIN_MONTHS = 3
const MOTORISED: readonly AircraftClass[] = ["SEP", "TMG", "MEP"]

/** § 7 LuftSiG asks it of those who fly aeroplanes and motor gliders with a German licence. */
export function backgroundCheckRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { papers, flight } = asked
  if (!papers.isLicenceGerman || !MOTORISED.includes(flight.aircraftClass)) return undefined
  const paper = papers.backgroundCheck
  const byLaw = paper?.issuedOn ? addMonths(paper.issuedOn, BACKGROUND_CHECK_MONTHS) : null
  const endsOn = [paper?.expiresOn, byLaw].filter((end) => end != null).toSorted()[0] ?? null
  const askBy = endsOn && addMonths(endsOn, -ASK_AGAIN_MONTHS)
  return judgePaper(
    {
      rule: "background-check",
      title: "Zuverlässigkeitsüberprüfung",
      source: "§ 7 LuftSiG, § 5 LuftSiZÜV",
      name: "Deine Zuverlässigkeitsüberprüfung",
      pronoun: "sie",
      paper,
      endsOn,
      mustEnd: true,
      nearUntil: addMonths(flight.day, ASK_AGAIN_MONTHS),
      renewal: askBy
        ? askBy >= asked.today
          ? `Beantrage sie bis ${dayInWords(askBy)} neu, dann giltst du bis zur Entscheidung als zuverlässig.`
          : "Beantrage sie gleich bei deiner Luftsicherheitsbehörde neu und reich den Bescheid ein."
        : "",
    },
    asked,
  )
}

export function insuranceRule(asked: FlugfitCase): RuleVerdict {
  const { insurance } = asked.papers
  const endsOn = insurance?.expiresOn ?? null
  return judgePaper(
    {
      rule: "insurance",
      title: "Versicherung",
      source: "§ 43 LuftVG, (EG) 785/2004",
      name: "Deine Versicherung",
      pronoun: "sie",
      paper: insurance,
      endsOn,
      mustEnd: true,
      nearUntil: addDays(asked.flight.day, 30),
      renewal: endsOn
        ? `Reich die Bestätigung für die Zeit nach dem ${dayInWords(endsOn).replace(/^\S+ /, "")} ein.`
        : "",
    },
    asked,
  )
}
