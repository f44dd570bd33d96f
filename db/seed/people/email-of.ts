const LETTERS: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ı: "i",
  ł: "l",
  đ: "d",
}

/** „Ayşe Demirtaş“ -> ayse.demirtas@aufwind.example, or the address that is written down. */
export function emailOf(person: { firstName: string; lastName: string; email?: string }): string {
  if (person.email) return person.email
  const plain = `${person.firstName}.${person.lastName}`
    .toLowerCase()
    .replace(/[äöüßıłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/[^a-z0-9.-]/g, "")
  return `${plain}@aufwind.example`
}
