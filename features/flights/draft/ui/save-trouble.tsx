import { useRevalidator } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { useDraft } from "./draft-provider.tsx"

/** Why something is not saved, and what its writer can do. */
export function SaveTrouble({ onReload }: { onReload: () => void }) {
  const { saver, saved } = useDraft()
  const { revalidate } = useRevalidator()
  if (saved.status === "offline") {
    return (
      <Notice tone="warn" title="Gerade keine Verbindung." isAlert>
        Schreib ruhig weiter. Alles bleibt hier stehen und wird gespeichert, sobald es geht.
      </Notice>
    )
  }
  if (saved.status === "refused") {
    return (
      <Notice tone="err" title="Das ließ sich nicht speichern." isAlert>
        {saved.refusal}
      </Notice>
    )
  }
  if (saved.status !== "conflict") return null
  return (
    <Notice
      tone="warn"
      title="In einem anderen Fenster geändert"
      isStacked
      isAlert
      action={
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <Button size="small" onClick={() => void keepOwn()}>
            Meine Eingaben behalten
          </Button>
          <Button size="small" variant="text" onClick={() => void takeOther()}>
            Den anderen Stand laden
          </Button>
        </div>
      }
    >
      Dieser Schritt wurde inzwischen woanders gespeichert. Was du hier getippt hast, ist noch da.
    </Notice>
  )

  async function keepOwn() {
    // whatever was saved elsewhere is older than what is kept now
    await saver.keepOwn(Number.MAX_SAFE_INTEGER)
  }

  async function takeOther() {
    saver.dropOwn()
    await revalidate()
    onReload()
  }
}
