import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { callMakeTaxMessages } from "./dac7-calls.ts"

/** Makes what is due of a year, and tells the pilots in it. */
export function MakeMessages({ year }: { year: number }) {
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send: (_, intent) => callMakeTaxMessages(year, intent),
    done: ({ made }) => {
      showAlert({
        type: "success",
        message: made === 0 ? "Es gibt nichts Neues zu melden" : "Meldung erstellt",
        ...(made > 0 && { description: "Die Pilot:innen darin bekommen ihre Kopie per Mail." }),
      })
      return revalidate()
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      {failure && (
        <Notice tone="err" isAlert>
          {failure.text}
        </Notice>
      )}
      <Button isPending={isPending} onClick={() => void run()}>
        Meldung für {year} erstellen
      </Button>
    </div>
  )
}
