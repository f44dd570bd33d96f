import { PRODUCT_NAME } from "#platform/product.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { EXPORT_PARTS, NOT_EXPORTED } from "./export-parts.ts"

interface ReadmeFacts {
  madeAt: Date
  /** The pictures and documents that are in it. */
  files: readonly string[]
  /** Those that were too large to be in it. */
  missing: readonly string[]
  operator: { name: string; address: string; email: string }
}

/** What lies beside the JSON, by the beginning of its name. */
const BESIDE = [
  { file: "foto.webp", holds: "dein Foto, so groß, wie wir es aufheben" },
  { file: "flugzeugfotos/", holds: "die Fotos deiner Flugzeuge, mit ihrer Kennung" },
  { file: "flugfotos/", holds: "die Fotos deiner Flüge, ganz, mit ihrer Kennung" },
  { file: "nachrichtenfotos/", holds: "die Fotos, die du geschickt hast, mit ihrer Kennung" },
  { file: "albumfotos/", holds: "deine Fotos aus Alben, mit ihrer Kennung" },
  { file: "nachweise/", holds: "die Dateien deiner Unterlagen, soweit noch da" },
] as const

const WIDTH = 78
const FILE_WIDTH = 2 + Math.max(...EXPORT_PARTS.map(({ file }) => file.length))

/** LIESMICH.txt: what is in the copy, how to read it, what is missing and why, whom to ask. */
export function readmeText({ madeAt, files: beside, missing, operator }: ReadmeFacts): string {
  const files = [
    ...EXPORT_PARTS.map(({ file, holds }) => ({ file, holds })),
    ...BESIDE.filter(({ file }) => beside.some((name) => name.startsWith(file))),
  ]
  return [
    `DEINE DATEN BEI ${PRODUCT_NAME.toUpperCase()}`,
    `Stand: ${formatInstant(madeAt, HOME_ZONE)}`,
    "",
    paragraph(
      `Das ist eine Kopie von allem, was ${PRODUCT_NAME} über dich aufhebt (Artikel 15 und 20 der Datenschutz-Grundverordnung). Eine Bankverbindung steht vollständig darin: Heb die Datei so auf, dass nur du herankommst.`,
    ),
    "",
    "WAS WO STEHT",
    "",
    ...files.map(({ file, holds }) => entry(file, holds)),
    "",
    "SO LIEST DU ES",
    "",
    paragraph(
      "Die Dateien sind Text im Format JSON. Jeder Texteditor öffnet sie, Firefox zeigt sie übersichtlich. Zeiten sind in UTC angegeben (2026-12-05T08:30:00.000Z ist 9:30 Uhr in Berlin, im Sommer kommen zwei Stunden dazu), Beträge in Euro. null heißt: keine Angabe. Manche Stände heißen, wie unser Programm sie nennt, etwa captured für abgebucht. Nummern von Flügen, Buchungen und Kassen passen über alle Dateien zusammen.",
    ),
    "",
    "WAS FEHLT, UND WARUM",
    "",
    ...NOT_EXPORTED.map(({ why }) => item(why)),
    item(
      "Namen, Gewichte und Nachrichten anderer: Sie gehören denen, die sie angegeben haben (Artikel 15 Absatz 4).",
    ),
    ...(missing.length > 0
      ? [
          item(
            `${missing.length === 1 ? "Eine Datei" : `${missing.length} Dateien`} deiner Unterlagen, weil die Kopie sonst zu groß würde. Du lädst sie bei der Verifizierung herunter, ihre Kennungen stehen in nachweise.json.`,
          ),
        ]
      : []),
    item("Dein Passwort: Wir kennen es nicht, nur eine Prüfsumme davon."),
    "",
    "FRAGEN",
    "",
    paragraph(
      `Etwas stimmt nicht oder fehlt? ${operator.name}, ${operator.address}, ${operator.email}. Du darfst es berichtigen oder löschen lassen und dich bei einer Aufsichtsbehörde beschweren.`,
    ),
    "",
  ].join("\r\n")
}

function entry(file: string, holds: string): string {
  return wrapped(holds, WIDTH - FILE_WIDTH)
    .map((line, index) => `${(index === 0 ? file : "").padEnd(FILE_WIDTH)}${line}`)
    .join("\r\n")
}

function item(text: string): string {
  return wrapped(text, WIDTH - 2)
    .map((line, index) => `${index === 0 ? "- " : "  "}${line}`)
    .join("\r\n")
}

function paragraph(text: string): string {
  return wrapped(text, WIDTH).join("\r\n")
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
