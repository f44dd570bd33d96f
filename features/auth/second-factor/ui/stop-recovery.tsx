import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

const TITLES = {
  open: "War das wirklich nicht du?",
  stopped: "Gestoppt",
  over: "Hier wartet nichts mehr",
} as const

const TEXTS = {
  open: "Jemand will ohne zweiten Faktor in dein Konto. Ein Druck, und es bleibt alles, wie es ist.",
  stopped:
    "Dein zweiter Faktor gilt weiter. Ändere jetzt das Passwort deines Postfachs und sieh in deinen Einstellungen nach, wo du angemeldet bist.",
  over: "Dieser Link ist zu alt, oder die Wiederherstellung ist vorbei. Hast du das nicht veranlasst, schreib uns bitte gleich.",
} as const

/** The page of the mail that tells of a recovery. Works without script: the press is a plain post. */
export function StopRecovery({ state }: { state: keyof typeof TITLES }) {
  return (
    <div className="mx-auto grid max-w-form gap-6">
      <h1 className="text-h1">{TITLES[state]}</h1>
      <p className="text-lead text-ink2">{TEXTS[state]}</p>
      {state === "open" ? (
        <form method="post">
          <Button type="submit" variant="danger">
            Das war ich nicht: stoppen
          </Button>
        </form>
      ) : (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href="/de/cockpit/einstellungen#anmeldungen" variant="secondary">
            Zu deinen Einstellungen
          </ButtonLink>
          {state === "over" && <TextLink href="/de/impressum">So erreichst du uns</TextLink>}
        </p>
      )}
    </div>
  )
}
