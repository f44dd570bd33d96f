/** The three texts of the error page (specification, section 2). */
export function errorTextFor(status: number): string {
  if (status === 404) return "Irgendwo bist du wohl falsch abgebogen."
  if (status === 403) return "Dieser Bereich ist für dich nicht gestattet."
  return "Ein unbekannter Fehler ist aufgetreten."
}
