import { expect, test } from "vitest"
import { makeContentPhoto } from "#tests/support/content-photos.ts"
import { testDatabase } from "#tests/support/database.ts"
import { contentPhotoFiles } from "../content-photo.ts"
import { topicTiles } from "./topic-tiles.ts"

const db = await testDatabase()

test("a topic with a photo shows it on its tile, the others are drawn", async () => {
  const photo = await makeContentPhoto("inselflug")
  const { src, srcSet } = contentPhotoFiles(photo)
  const [island, night] = await topicTiles(db, ["inselflug", "nachtflug"], [photo])
  expect(island).toMatchObject({ title: "Inselflug", picture: src, widths: { srcSet } })
  expect(night?.picture).toMatch(/^\/szenen\//)
  expect(night).not.toHaveProperty("widths")
})
