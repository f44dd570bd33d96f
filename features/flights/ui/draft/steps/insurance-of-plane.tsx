import { formatIsoDay } from "#platform/time.ts"
import { Notice } from "#ui/notice.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { lastDayOf } from "../../../draft/date-in-words.ts"
import { useDraft } from "../draft-provider.tsx"

/** Until when the chosen aircraft is insured, and what follows from it for this flight. */
export function InsuranceOfPlane() {
  const { page } = useDraft()
  const { path, planes, answers } = page
  const plane = planes.find(({ id }) => id === answers.flugzeug.planeId)
  if (!plane) {
    return (
      <Notice title="Noch kein Flugzeug gewählt." isStacked>
        Sobald eins feststeht, siehst du hier, bis wann es versichert ist.{" "}
        <TextLink href={`${path}/flugzeug`} isInline>
          Flugzeug wählen
        </TextLink>
      </Notice>
    )
  }
  const { registration, insuredUntil } = plane
  const link = (label: string) => (
    <TextLink
      href={`/de/cockpit/einstellungen/flugzeuge/${plane.id}#versicherung`}
      target="_blank"
      isInline
    >
      {label}
    </TextLink>
  )
  if (insuredUntil === null) {
    return (
      <Notice title={`Zu ${registration} steht noch keine Versicherung.`} isStacked>
        Für den Flugtag zählt dann allein der Nachweis, den du zur Verifizierung eingereicht hast.{" "}
        {link("Versicherung eintragen")}
      </Notice>
    )
  }
  const lastDay = lastDayOf(answers.datum)
  if (lastDay !== "" && insuredUntil < lastDay) {
    return (
      <Notice
        tone="err"
        title={`${registration} ist nur bis ${formatIsoDay(insuredUntil)} versichert.`}
        isStacked
      >
        Der Flug liegt danach ({formatIsoDay(lastDay)}). Ohne gültige Versicherung ist er nicht
        flugfit und wird nicht veröffentlicht. {link("Neues Ende eintragen")}
      </Notice>
    )
  }
  return (
    <Notice
      tone="ok"
      title={`${registration} ist bis ${formatIsoDay(insuredUntil)} versichert.`}
      isStacked
    >
      Endet das vor dem Flugtag, ist der Flug nicht mehr flugfit. {link("Angaben ansehen")}
    </Notice>
  )
}
