import { useRevalidator } from "react-router"
import { ShareFlight } from "#features/flights/core/ui/share-flight.tsx"
import { api } from "#platform/api-client.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { kinApiPath } from "../flight-day-paths.ts"

interface KinLinkProps {
  bookingId: number
  title: string
  /** null: the guest has made none. */
  path: string | null
  /** With the scheme and the host: what is passed on. */
  url: string | null
}

/** A guest lets somebody at home see how the flight stands, and ends that again. */
export function KinLink({ bookingId, title, path, url }: KinLinkProps) {
  const revalidator = useRevalidator()
  const { run, isPending, failure } = useAction<"make" | "end", unknown>({
    send: (what) =>
      what === "make" ? api.put(kinApiPath(bookingId), {}) : api.delete(kinApiPath(bookingId)),
    done: () => revalidator.revalidate(),
  })
  return (
    <Card as="section" labelledBy="zu-hause">
      <h2 id="zu-hause" className="text-h3">
        Für zu Hause
      </h2>
      <p className="mt-2 max-w-text text-ui text-ink2">
        {path
          ? "Wer diesen Link hat, sieht, ob ihr noch am Boden, unterwegs oder gelandet seid. Er endet zwölf Stunden nach der Landung."
          : "Jemand wartet auf dich? Mit einem Link sieht diese Person, ob ihr noch am Boden, unterwegs oder gelandet seid."}
      </p>
      {failure && (
        <div className="mt-4">
          <Notice tone="err" title="Das ging nicht." isAlert>
            {failure.text}
          </Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {path && url ? (
          <>
            <ShareFlight title={title} url={url} label="Link weitergeben" variant="secondary" />
            <TextLink href={path}>Link ansehen</TextLink>
            <Button variant="text" isPending={isPending} onClick={() => void run("end")}>
              Link beenden
            </Button>
          </>
        ) : (
          <Button variant="secondary" isPending={isPending} onClick={() => void run("make")}>
            Link erstellen
          </Button>
        )}
      </div>
    </Card>
  )
}
