import { cp, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { build, type Rolldown } from "vite"
import { expect, test } from "vitest"
import { CREDIT, cameraPicture, creditFile, photoFolder } from "#tests/support/content-photos.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import { contentPhotos } from "./photos-plugin.ts"

const picture = await cameraPicture()

/** What a server is built to that shows the photos of a folder. */
async function buildWith(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const root = makeScratchFolder("photo-build-")
  await mkdir(join(root, "content"))
  await cp(await photoFolder(files), join(root, "content/photos"), { recursive: true })
  await writeFile(join(root, "main.js"), `export { default } from "virtual:content-photos"`)
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [contentPhotos(root)],
    build: { ssr: "main.js", write: false },
  })
  return (built as Rolldown.RolldownOutput).output.map((file) =>
    file.type === "chunk" ? file.code : file.fileName,
  )
}

test("a built server carries its photos itself, and no file of the folder is published", async () => {
  const [code = "", ...others] = await buildWith({
    "inselflug.jpg": picture,
    "inselflug.md": creditFile(CREDIT),
  })
  expect(others).toEqual([])
  expect(code).toContain(CREDIT.alt)
  expect(code).not.toContain(picture.subarray(0, 300).toString("base64"))
})

test("a photo without its credit stops the build, and the sentence names it", async () => {
  await expect(buildWith({ "inselflug.jpg": picture })).rejects.toThrow(
    "content/photos/inselflug.jpg: has no inselflug.md beside it that says whose it is",
  )
})
