import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { PersonHead } from "#features/users/pilots/ui/person-head.tsx"
import { PersonAvatar } from "./person-avatar.tsx"

const rating = { mean: null, count: 0 }
const gone = { name: "Gelöschtes Konto", photoId: null, isDeleted: true }

const avatarOf = (person: { name: string; photoId: null; isDeleted?: boolean }) =>
  renderToStaticMarkup(<PersonAvatar person={person} />)
const headOf = (person: { name: string; photoId: null; isDeleted?: boolean }) =>
  renderToStaticMarkup(
    <PersonHead person={{ ...person, isPilot: true }} rating={rating} heading="h3" />,
  )

test("an account that is gone has a plain mark and says nothing of what it offered", () => {
  expect(avatarOf(gone)).not.toContain("GK")
  expect(headOf(gone)).toContain("Gelöschtes Konto")
  expect(headOf(gone)).not.toContain("Privater Anbieter")
})

test("whoever calls themselves so is nonetheless there", () => {
  const namesake = { name: "Gelöschtes Konto", photoId: null }
  expect(avatarOf(namesake)).toContain("GK")
  expect(headOf(namesake)).toContain("Privater Anbieter")
})
