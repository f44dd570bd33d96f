import { useState } from "react"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts"
import type { CalendarFeed } from "../calendar-feed.ts"
import { callCreateFeed, callRemoveFeed, callRenewFeed } from "./calendar-feed-calls.ts"
import { ConfirmFeedChange } from "./confirm-feed-change.tsx"
import { SubscribeToFeed } from "./subscribe-to-feed.tsx"

type Step = "shown" | "renewed" | "removed"

/** The secret address under which the own calendar fetches the own flights. */
export function CalendarSection({ feed: loaded }: { feed: CalendarFeed | null }) {
  const [feed, setFeed] = useState(loaded)
  const [step, setStep] = useState<Step>("shown")
  const start = useReturnFocus(step === "shown")
  const show = (next: CalendarFeed | null) => {
    setFeed(next)
    setStep("shown")
  }
  return (
    <SettingsSection
      id="kalender"
      title="Kalender"
      intro={`Deine Flüge von ${PRODUCT_NAME} in deinem eigenen Kalender, am Steuer und als Gast. Er holt sie von einer geheimen Adresse ab; ändert sich etwas, ändert es sich auch dort. Abgesagtes bleibt stehen, damit du es siehst.`}
    >
      {feed ? (
        <>
          <SubscribeToFeed key={feed.id} feed={feed} />
          {step === "shown" && (
            <div className="mt-6 flex flex-wrap gap-3">
              <Button
                ref={start}
                variant="secondary"
                size="small"
                onClick={() => setStep("renewed")}
              >
                Neue Adresse
              </Button>
              <Button variant="text" size="small" onClick={() => setStep("removed")}>
                Entfernen
              </Button>
            </div>
          )}
          {step === "renewed" && (
            <ConfirmFeedChange
              question="Neue Adresse anlegen?"
              consequence="Die alte gilt sofort nicht mehr. Kalender, die sie abonniert haben, erfahren nichts Neues mehr: Lösch dort das alte Abo und abonniere die neue Adresse."
              label="Neue Adresse anlegen"
              send={(intent) => callRenewFeed(feed.id, intent)}
              onDone={show}
              onCancel={() => setStep("shown")}
            />
          )}
          {step === "removed" && (
            <ConfirmFeedChange
              question="Kalenderadresse entfernen?"
              consequence="Sie gilt sofort nicht mehr. Kalender, die sie abonniert haben, erfahren nichts Neues mehr. Was sie schon geholt haben, verschwindet, wenn du das Abo dort löschst."
              label="Entfernen"
              send={() => callRemoveFeed().then(() => null)}
              onDone={show}
              onCancel={() => setStep("shown")}
            />
          )}
        </>
      ) : (
        <CreateFeed start={start} onDone={show} />
      )}
    </SettingsSection>
  )
}

interface CreateFeedProps {
  start: ReturnType<typeof useReturnFocus>
  onDone: (feed: CalendarFeed) => void
}

function CreateFeed({ start, onDone }: CreateFeedProps) {
  const { run, isPending, failure } = useAction({ send: callCreateFeed, done: onDone })
  return (
    <>
      <Button
        ref={start}
        variant="quiet"
        size="small"
        isPending={isPending}
        onClick={() => void run()}
      >
        Kalenderadresse anlegen
      </Button>
      {failure && (
        <p role="alert" className="mt-2 text-small text-err">
          {failure.text}
        </p>
      )}
    </>
  )
}
