import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { stepPath } from "../../draft.ts"
import { placeOfRule } from "../../fitness-places.ts"
import { useDraft } from "../draft-provider.tsx"

const LOOKS = {
  ok: { tone: "ok", title: "Dein Nachweis reicht bis zum Flug." },
  warning: { tone: "warn", title: "Denk an die Verlängerung." },
  blocker: { tone: "err", title: "So lässt sich der Flug nicht veröffentlichen." },
} as const

/** What we know of the insurance on the day of the flight, from the proof and from the aircraft. */
export function KnownInsurance() {
  const { path, fitness, answers } = useDraft().page
  const { planeId } = answers.flugzeug
  const rules = (fitness?.rules ?? []).filter(
    ({ rule }) => rule === "insurance" || rule === "aircraft-insurance",
  )
  if (rules.length === 0) {
    return (
      <Notice title="Noch kein Tag gewählt." isStacked>
        Sobald er feststeht, siehst du hier, ob deine Versicherung bis dahin reicht.{" "}
        <TextLink href={stepPath(path, "datum")} isInline>
          Zum Datum
        </TextLink>
      </Notice>
    )
  }
  return rules.map(({ rule, state, sentence, remedy }) => {
    const place = placeOfRule(rule, planeId)
    return (
      <Notice
        key={rule}
        {...LOOKS[state]}
        isStacked
        action={state !== "ok" && place && <TextLink href={place.path}>{place.label}</TextLink>}
      >
        {sentence} {remedy}
      </Notice>
    )
  })
}
