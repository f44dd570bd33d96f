import { type ReactNode, useState } from "react"
import { useRevalidator } from "react-router"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { OwnSession } from "../session-schemas.ts"
import { callEndAllSessions, callEndSession } from "./session-calls.ts"
import { SessionRow } from "./session-row.tsx"

const SECTION = "anmeldungen"

type SessionsSectionProps = {
  userId: number
  sessions: readonly OwnSession[]
  /** What happened around them. */
  children?: ReactNode
}

/** Where somebody is signed in, and the ways to end it: one device, or all of them. */
export function SessionsSection({ userId, sessions, children }: SessionsSectionProps) {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)

  const { run, pending } = useAction({
    send: (ended: OwnSession | "all") =>
      ended === "all" ? callEndAllSessions(userId) : callEndSession(userId, ended.id),
    done: (_, ended) => {
      dismissAlertsAbout("sessions")
      if (ended === "all" || ended.isCurrent) return leave()
      showAlert({ type: "success", message: `${ended.device} ist abgemeldet.` })
      void revalidate()
      // the pressed button is gone with its row
      document.getElementById(SECTION)?.focus()
    },
    failed: () =>
      showAlert({
        type: "error",
        message: "Das Abmelden hat nicht geklappt.",
        description: text("basics.error.tryLater"),
        about: "sessions",
      }),
  })

  return (
    <SettingsSection
      id={SECTION}
      title="Anmeldungen und Sicherheit"
      intro="Hier bist du gerade angemeldet. Kennst du ein Gerät nicht, melde es ab und ändere dein Passwort."
    >
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={pending === session}
            onEnd={() => void run(session)}
          />
        ))}
      </ul>
      {isAsking ? (
        <fieldset className="mt-5">
          <legend className="mb-3 text-ui">
            Dann bist du auf jedem Gerät abgemeldet, auch auf diesem.
          </legend>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              size="small"
              autoFocus
              isPending={pending === "all"}
              onClick={() => void run("all")}
            >
              Ja, überall abmelden
            </Button>
            <Button variant="text" size="small" onClick={() => setIsAsking(false)}>
              Abbrechen
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button variant="secondary" size="small" className="mt-5" onClick={() => setIsAsking(true)}>
          Überall abmelden
        </Button>
      )}
      {children}
    </SettingsSection>
  )
}

// a whole document: nothing of the former person stays in this tab
function leave() {
  window.location.assign("/de")
}
