import sharp from "sharp"
import { expect, test } from "vitest"
import { contentPhotoPath } from "#features/content/content-photo.ts"
import { contentPhotoFiles } from "#server/content-photo-files.ts"
import { makeContentPhoto } from "#tests/support/content-photos.ts"

const photo = await makeContentPhoto("inselflug")
const files = contentPhotoFiles([photo])

test("each width of a photo is a file that caches keep for ever", async () => {
  for (const { width } of photo.drawn) {
    const answer = await files.request(contentPhotoPath(photo, width))
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("image/webp")
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    const { format, ...drawn } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, drawn.width]).toEqual(["webp", width])
  }
})

test("another edition, another width and another place have no file", async () => {
  const { edition } = photo
  for (const path of [
    contentPhotoPath({ ...photo, edition: "0123456789ab" }, 640),
    contentPhotoPath(photo, 641),
    contentPhotoPath({ name: "nachtflug", edition }, 640),
    "/seitenfotos/inselflug.jpg",
  ]) {
    expect((await files.request(path)).status).toBe(404)
  }
})
