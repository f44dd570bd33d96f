/** What pilots answer most; they are put into the field, to be changed before they are sent. */
const ANSWERS = [
  "Ja, das passt gut.",
  "Treffpunkt ist das Vereinsheim, eine halbe Stunde vor dem Start.",
  "Ob wir fliegen, entscheide ich am Vorabend nach der Wettervorhersage.",
  "Das geht leider nicht, schau gern nach meinen anderen Terminen.",
] as const

export function QuickAnswers({ onChoose }: { onChoose: (answer: string) => void }) {
  return (
    <ul
      aria-label="Schnelle Antworten"
      className="scrollbar-none -mx-1 flex gap-2 overflow-x-auto px-1 pb-2"
    >
      {ANSWERS.map((answer) => (
        <li key={answer} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(answer)}
            className="min-h-11 max-w-72 truncate rounded-chip border border-line2 px-3.5 text-fine text-ink2 hover:border-ink2 hover:text-ink md:min-h-9"
          >
            {answer}
          </button>
        </li>
      ))}
    </ul>
  )
}
