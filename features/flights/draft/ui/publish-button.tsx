import { useContext, useState } from "react"
import { WhileOpen } from "#features/settings/ui/while-open.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { HandInScope } from "../draft-input.ts"
import type { DraftPage } from "../draft-page.ts"
import { useDraft } from "./draft-provider.tsx"
import { PublishCaution } from "./publish-caution.ts"
import { SeriesScope } from "./series-scope.tsx"
import { usePublish } from "./use-publish.ts"

const LABELS = {
  fixed: "Flug veröffentlichen",
  series: "Serie veröffentlichen",
  flexible: "Angebot veröffentlichen",
} as const

/** What the button does, in words: the first flights of a pilot are looked at before. */
function publishLabel({ handsInAs, former, answers }: DraftPage): string {
  if (handsInAs === "in_review") {
    return wasOnline(former) ? "Änderungen zur Prüfung einreichen" : "Zur Prüfung einreichen"
  }
  return former === "published" ? "Änderungen veröffentlichen" : LABELS[answers.datum.schedule]
}

/** Guests could find it, so handing it in takes it away from them for a while. */
function wasOnline(former: DraftPage["former"]): boolean {
  return former === "published" || former === "paused"
}

/** Hands the draft in. `save`: keeps the step that it stands in. */
export function PublishButton({ save }: { save?: () => Promise<unknown> }) {
  const { page } = useDraft()
  const { publish, isPending, failure } = usePublish(save)
  const [scope, setScope] = useState<HandInScope>("one")
  const caution = useContext(PublishCaution)
  const [isKnown, setKnown] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isUnknown = caution !== null && !isKnown
  const isOfSeries = page.following.length > 0 && page.answers.datum.schedule === "fixed"
  return (
    <div
      className={classNames(
        "grid min-w-0 justify-items-end gap-3",
        (isOfSeries || caution !== null) && "basis-full",
      )}
    >
      {isOfSeries && <SeriesScope following={page.following} scope={scope} onChange={setScope} />}
      {caution && (
        <Checkbox
          checked={isKnown}
          onChange={(event) => setKnown(event.target.checked)}
          error={isAsked && isUnknown ? "Bestätige das, oder ändere den Termin." : undefined}
        >
          {caution}
        </Checkbox>
      )}
      <WhileOpen feature="publishing">
        <Button
          isPending={isPending}
          onClick={() => {
            setAsked(true)
            if (!isUnknown) void publish(isOfSeries ? scope : "one")
          }}
        >
          {publishLabel(page)}
        </Button>
      </WhileOpen>
      {failure && (
        <Notice tone="err" isAlert>
          {failure}
        </Notice>
      )}
    </div>
  )
}

/** What happens after the press, beside the last steps. */
export function AfterPublishing() {
  const { former, handsInAs, booked } = useDraft().page
  // what it means to guests stands above what they have booked
  if (booked) return null
  if (handsInAs === "published") {
    return former === "published" ? (
      <Notice title="Danach gilt die Änderung sofort." isStacked>
        Diesen Flug hat noch niemand gebucht, du kannst alles ändern.
      </Notice>
    ) : (
      <Notice title="Danach ist er online." isStacked>
        Gäste finden ihn sofort. Solange niemand gebucht hat, kannst du alles noch ändern. Danach
        fragen wir deine Gäste, wenn sich Termin, Strecke oder Flugzeug ändern.
      </Notice>
    )
  }
  if (wasOnline(former)) {
    return (
      <Notice title="Auch Änderungen sehen wir uns an." isStacked>
        Das gilt für deine ersten Flüge. So lange findet ihn niemand; ist alles klar, geht er von
        selbst wieder online.
      </Notice>
    )
  }
  return (
    <Notice title="Deine ersten Flüge sehen wir uns an." isStacked>
      Ein Mensch aus dem Team liest mit. Danach ist der Flug online, oder du bekommst ihn mit einem
      Hinweis zurück.
    </Notice>
  )
}
