import { readdir, readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { z } from "zod"
import { type ContentPhoto, HOME_PHOTO } from "../content-photo.ts"
import { splitContentFile } from "../front-matter.ts"
import { PHOTO_PLACES } from "../photo-places.ts"
import { drawContentPhoto } from "./draw-content-photo.ts"

const PICTURES = [".avif", ".jpeg", ".jpg", ".png", ".webp"]
const README = "README.md"

const MISSING = "is missing"
const text = z.string(MISSING).min(1, MISSING)
const address = z.url({ protocol: /^https$/, error: "is no address that starts with https://" })

const creditSchema = z.strictObject(
  {
    credit: text,
    licence: text,
    licenceUrl: address.optional(),
    source: address.optional(),
    alt: text,
  },
  {
    // in English whatever language visitors are answered in
    error: (issue) =>
      issue.code === "unrecognized_keys" ? `${issue.keys.join(", ")} is not known here` : undefined,
  },
)

/** The photos of a folder, drawn. Throws one sentence that names the file with which something is wrong. */
export async function readContentPhotos(folder: string): Promise<ContentPhoto[]> {
  const files = (await readdir(folder)).filter((file) => file !== README && !file.startsWith("."))
  const pictures = new Map<string, string>()
  const credits = new Set<string>()
  for (const file of files.toSorted()) {
    const extension = extname(file)
    const name = file.slice(0, file.length - extension.length)
    const isPicture = PICTURES.includes(extension)
    if (!isPicture && extension !== ".md")
      refuse(
        folder,
        file,
        `is neither a picture (${PICTURES.join(", ")}) nor the credit of one (.md)`,
      )
    if (!PHOTO_PLACES.has(name))
      refuse(folder, file, `is named after no topic, no region and not ${HOME_PHOTO}`)
    const other = pictures.get(name)
    if (isPicture && other) refuse(folder, file, `is a second picture beside ${other}`)
    if (isPicture) pictures.set(name, file)
    else credits.add(name)
  }
  for (const name of credits) {
    if (!pictures.has(name)) refuse(folder, `${name}.md`, "has no picture beside it")
  }
  const photos: ContentPhoto[] = []
  for (const [name, file] of pictures) {
    if (!credits.has(name))
      refuse(folder, file, `has no ${name}.md beside it that says whose it is`)
    const credit = await readCredit(folder, `${name}.md`)
    // one at a time: a large one takes 300 MB while it is drawn
    const drawn = await drawContentPhoto(await readFile(join(folder, file))).catch(
      (problem: Error) => refuse(folder, file, problem.message),
    )
    photos.push({ name, ...credit, ...drawn })
  }
  return photos
}

async function readCredit(folder: string, file: string) {
  const source = (await readFile(join(folder, file), "utf8")).replaceAll("\r\n", "\n")
  const { success, data, error } = creditSchema.safeParse(entriesOf(source, folder, file))
  if (success) return data
  const { path, message } = error.issues[0] ?? { path: [], message: "" }
  return refuse(folder, file, [...path, message].join(" "))
}

function entriesOf(source: string, folder: string, file: string) {
  try {
    return splitContentFile(`${source}\n`).entries
  } catch (problem) {
    return refuse(folder, file, problem instanceof Error ? problem.message : "")
  }
}

function refuse(folder: string, file: string, problem: string): never {
  throw new Error(`${join(folder, file)}: ${problem}`)
}
