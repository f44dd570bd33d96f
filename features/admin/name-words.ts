/*
 * How names are compared in the search of the back office. Accents and case do not matter, and an umlaut
 * is its vowel however somebody spells it: "Müller", "Mueller" and "Muller" are one name. The beginning of
 * a name folds to the beginning of the folded name, so that a search may ask while somebody types.
 */

const FOLDED: Readonly<Record<string, string>> = {
  Ø: "O",
  ø: "o",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  ı: "i",
  ß: "ss",
  ẞ: "ss",
  Æ: "ae",
  æ: "ae",
  Œ: "oe",
  œ: "oe",
}

/** The words of a name, a-z and 0-9 only; the same as `name_words` of the database. */
export function nameWords(name: string): string[] {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ØøŁłĐđıßẞÆæŒœ]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/([aou])e/g, "$1")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
}
