import { Button } from "#ui/button.tsx"

const PASSWORD = "Aufwind-Demo-1"

const LOGINS = [
  { label: "Pilot", email: "pilot@aufwind.example" },
  { label: "Passagier", email: "passagier@aufwind.example" },
  { label: "Verwaltung", email: "verwaltung@aufwind.example" },
] as const

/** The three people of the demo world, one press each. Never shown in production. */
export function DemoLogins({ onPick }: { onPick: (email: string, password: string) => void }) {
  return (
    <section aria-labelledby="demo-logins" className="rounded-panel bg-sunken px-4.5 py-4">
      <h2 id="demo-logins" className="text-ui font-semibold">
        Demo-Zugänge
      </h2>
      <p className="mt-1 text-small text-ink2">
        Füllt Adresse und Passwort aus (<span className="font-mono">{PASSWORD}</span>).
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {LOGINS.map(({ label, email }) => (
          <Button
            key={email}
            variant="secondary"
            size="small"
            onClick={() => onPick(email, PASSWORD)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
