import { Button } from "#ui/buttons/button.tsx"

const PASSWORD = "Aufwind-Demo-1"

const LOGINS = [
  { label: "Pilot", email: "pilot@aufwind.example" },
  { label: "Passagier", email: "passagier@aufwind.example" },
  { label: "Verwaltung", email: "verwaltung@aufwind.example" },
  { label: "Betreuung", email: "betreuung@aufwind.example" },
] as const

/**
 * The four people of the demo world, one press each; without script the press signs in at once.
 * Never shown in production.
 */
export function DemoLogins({ onPick }: { onPick: (email: string, password: string) => void }) {
  return (
    <section aria-labelledby="demo-logins" className="rounded-panel bg-sunken px-4.5 py-4">
      <h2 id="demo-logins" className="text-ui font-semibold">
        Demo-Zugänge
      </h2>
      <p className="mt-1 text-small text-ink2">
        Füllt Adresse und Passwort aus (
        <span className="font-mono whitespace-nowrap">{PASSWORD}</span>).
      </p>
      <form method="post" className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="step" value="password" />
        <input type="hidden" name="password" value={PASSWORD} />
        {LOGINS.map(({ label, email }) => (
          <Button
            key={email}
            type="submit"
            name="email"
            value={email}
            variant="secondary"
            size="small"
            onClick={(event) => {
              event.preventDefault()
              onPick(email, PASSWORD)
            }}
          >
            {label}
          </Button>
        ))}
      </form>
    </section>
  )
}
