import sharp from "sharp"
import { expect, test } from "vitest"
import { CREDIT, cameraPicture, creditFile, photoFolder } from "#tests/support/content-photos.ts"
import { readContentPhotos } from "./read-content-photos.ts"

const picture = await cameraPicture()
const credit = creditFile(CREDIT)

const read = async (files: Record<string, string | Uint8Array>) =>
  readContentPhotos(await photoFolder(files))

test("every photo in the folder of the product is whole", async () => {
  await expect(readContentPhotos("content/photos")).resolves.toBeInstanceOf(Array)
})

test("a folder without photos gives none, whatever explains it or was left there by a Mac", async () => {
  expect(await read({ "README.md": "# Photos", ".DS_Store": "" })).toEqual([])
})

test("a photo is drawn upright in several widths, without what the camera wrote into it", async () => {
  const [photo] = await read({ "inselflug.jpg": picture, "inselflug.md": credit })
  expect(photo).toMatchObject({ name: "inselflug", ...CREDIT })
  expect(photo?.drawn.map(({ width }) => width)).toEqual([640, 1280, 1600])
  expect((await sharp(picture).metadata()).exif).toBeDefined()
  for (const { width, base64 } of photo?.drawn ?? []) {
    const { format, ...drawn } = await sharp(Buffer.from(base64, "base64")).metadata()
    expect(format).toBe("webp")
    expect(drawn.width).toBe(width)
    expect(drawn.width / drawn.height).toBeCloseTo(3 / 2, 2)
    expect([drawn.exif, drawn.xmp, drawn.iptc]).toEqual([undefined, undefined, undefined])
  }
})

test("no width is larger than the widest place needs", async () => {
  const wide = await cameraPicture(4000)
  const [photo] = await read({ "startseite.jpg": wide, "startseite.md": credit })
  expect(photo?.drawn.map(({ width }) => width)).toEqual([640, 1280, 1920])
})

test("another picture has another address, the same one keeps it", async () => {
  const editionOf = async (bytes: Uint8Array) =>
    (await read({ "bayern.jpg": bytes, "bayern.md": credit }))[0]?.edition
  const edition = await editionOf(picture)
  expect(edition).toMatch(/^[0-9a-f]{12}$/)
  expect(await editionOf(picture)).toBe(edition)
  expect(await editionOf(await cameraPicture(1600, "#2020c0"))).not.toBe(edition)
})

test.each([
  ["#dfe8f5", "light"],
  ["#1b2140", "dark"],
])("text on a photo that is %s stands in the %s theme", async (background, theme) => {
  const bytes = await cameraPicture(1600, background)
  expect(await read({ "bayern.jpg": bytes, "bayern.md": credit })).toMatchObject([{ theme }])
})

test("licence address and source may be missing, and lines may end as on Windows", async () => {
  const { credit: owner, licence, alt } = CREDIT
  const short = creditFile({ credit: owner, licence, alt }).trim().replaceAll("\n", "\r\n")
  const [photo] = await read({ "bayern.jpg": picture, "bayern.md": short })
  expect(photo).toMatchObject({ credit: owner, licence, alt })
  expect(photo?.source).toBeUndefined()
})

test.each([
  ["inselflug.jpg: has no inselflug.md beside it", { "inselflug.jpg": picture }],
  ["inselflug.md: has no picture beside it", { "inselflug.md": credit }],
  ["atlantis.jpg: is named after no topic", { "atlantis.jpg": picture, "atlantis.md": credit }],
  ["agb.md: is named after no topic", { "agb.md": credit }],
  ["inselflug.gif: is neither a picture", { "inselflug.gif": "", "inselflug.md": credit }],
  [
    "inselflug.png: is a second picture beside inselflug.jpg",
    { "inselflug.jpg": picture, "inselflug.png": picture, "inselflug.md": credit },
  ],
  ["bayern.webp: is no picture that can be read", { "bayern.webp": "RIFF", "bayern.md": credit }],
  [
    "bayern.jpg: is no picture that can be read",
    { "bayern.jpg": picture.subarray(0, picture.length / 2), "bayern.md": credit },
  ],
])("%s", async (problem, files) => {
  await expect(read(files)).rejects.toThrow(`/${problem}`)
})

test("a picture that would be blurred is refused", async () => {
  const files = { "bayern.jpg": await cameraPicture(1200), "bayern.md": credit }
  await expect(read(files)).rejects.toThrow(
    "bayern.jpg: is 1200 pixels wide and needs at least 1280",
  )
})

test.each([
  ["credit is missing", { ...CREDIT, credit: undefined }],
  ["licence is missing", { ...CREDIT, licence: undefined }],
  ["alt is missing", { ...CREDIT, alt: undefined }],
  ["licenceUrl is no address", { ...CREDIT, licenceUrl: "http://example.org" }],
  ["source is no address", { ...CREDIT, source: "javascript:alert(1)" }],
  ["author is not known here", { ...CREDIT, author: "Jana" }],
])("a credit file is refused: %s", async (problem, { ...entries }) => {
  const stated = Object.entries(entries).filter(([, value]) => value !== undefined)
  const files = { "bayern.jpg": picture, "bayern.md": creditFile(Object.fromEntries(stated)) }
  await expect(read(files)).rejects.toThrow(`/bayern.md: ${problem}`)
})

test.each([
  ["Jana Beispiel, CC BY", "starts with front matter"],
  ["---\ncredit:\nlicence: CC0\nalt: Berge\n---", "Not a line of front matter: credit:"],
])("a file that is no front matter is refused: %j", async (source, problem) => {
  const files = { "bayern.jpg": picture, "bayern.md": source }
  await expect(read(files)).rejects.toThrow(`/bayern.md: `)
  await expect(read(files)).rejects.toThrow(problem)
})
