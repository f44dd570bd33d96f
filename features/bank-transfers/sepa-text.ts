/*
 * Text as every bank in the SEPA takes it (EPC217-08): Latin letters, digits and / - ? : ( ) . , ' + and the
 * space. What it does not know is written with what comes closest.
 */

const SPELLED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "Ae",
  ø: "o",
  Ø: "O",
  œ: "oe",
  Œ: "Oe",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  "&": "+",
  "–": "-",
  "—": "-",
  "’": "'",
}

/** At most `max` characters, none of them unknown; never empty and no slash at either end. */
export function sepaText(text: string, max: number): string {
  const spelled = [...text.normalize("NFC")].map((sign) => SPELLED[sign] ?? sign).join("")
  const plain = spelled
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replace(/\/{2,}/g, "/")
    .replace(/ {2,}/g, " ")
  return plain.slice(0, max).replace(/^[/ ]+|[/ ]+$/g, "") || "-"
}
