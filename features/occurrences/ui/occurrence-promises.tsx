import { Card } from "#ui/elements/card.tsx"

const PROMISES = [
  {
    title: "Niemand wird beschuldigt.",
    text: "Uns geht es darum, was war und was half. Auch ein eigener Fehler gehört hierher.",
  },
  {
    title: "Dein Bericht bleibt vertraulich.",
    text: "Nur unsere Verwaltung liest ihn, und niemand, der bei diesem Flug dabei war. Jeder Blick wird aufgezeichnet. Herausgeben würden wir ihn nur, wenn ein Gesetz uns dazu zwingt.",
  },
  {
    title: "Die anderen an Bord sehen ihn nie.",
    text: "Von uns erfahren sie auch nicht, dass es ihn gibt.",
  },
  {
    title: "Bewertungen bleiben, wie sie sind.",
    text: "Auch in der Suche steht danach niemand weiter unten, weder du noch jemand anders.",
  },
  {
    title: "Andere lernen daraus.",
    text: "Luftfahrtbehörden bekommen auf Anfrage eine Zusammenfassung, in der niemand zu erkennen ist: ohne Namen, Kennzeichen, Platz und Tag.",
  },
] as const

/** What becomes of a report, and what does not (just culture: Regulation (EU) No 376/2014, Art. 15 and 16). */
export function OccurrencePromises() {
  return (
    <Card as="section" labelledBy="vertraulich">
      <h2 id="vertraulich" className="text-h3">
        Darauf kannst du dich verlassen
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="text-ui text-ink2">
            <strong className="font-semibold text-ink">{title}</strong> {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
