import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

const TITLES = {
  open: "Deine neue Mailadresse",
  taken: "Deine Adresse ist bestätigt",
  over: "Dieser Link gilt nicht mehr",
} as const

const TEXTS = {
  open: "Bestätige sie, dann gehört dein Konto zu der Adresse, an die dieser Link ging. Alle Geräte werden abgemeldet.",
  taken:
    "Dein Konto gehört jetzt zu dieser Adresse. Alle Geräte sind abgemeldet: Melde dich neu an.",
  over: "Er ist zu alt, oder es gibt einen neueren. Brauchst du noch einen, schreib uns.",
} as const

/** The page of the mail that offers an account another address. Works without script: the press is a plain post. */
export function OfferedEmail({ state }: { state: keyof typeof TITLES }) {
  return (
    <div className="mx-auto grid max-w-form gap-6">
      <h1 className="text-h1">{TITLES[state]}</h1>
      <p className="text-lead text-ink2">{TEXTS[state]}</p>
      {state === "open" && (
        <form method="post">
          <Button type="submit">Adresse bestätigen</Button>
        </form>
      )}
      {state === "taken" && (
        <p>
          <ButtonLink href="/de/login">Anmelden</ButtonLink>
        </p>
      )}
      {state === "over" && (
        <p>
          <TextLink href="/de/impressum">So erreichst du uns</TextLink>
        </p>
      )}
    </div>
  )
}
