/** Why somebody may carry less than an equal share. */
export function NeverMore() {
  return (
    <p className="mt-3 text-small text-ink3">
      Mehr als vorausbezahlt trägt niemand. Was zu viel war, geht samt Servicegebühr von selbst
      zurück.
    </p>
  )
}
