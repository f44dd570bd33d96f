import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

/** The tables in which one person writes what another reads before the two know each other. */
const TABLES =
  /^features\/(?:bookings|flight-requests|flights|planes|reviews|users)\/(?:[\w-]+\/)?server\/[\w-]+tables?\.ts$/
/** Words without a fixed set of values: those that have one name its type. */
const PLAIN_TEXT = /^ {2,4}(\w+): text\((?:"\w+")?\)(?!\.\$type)/gm
const PUBLIC_TEXT = /^ {2,4}(\w+): publicText\(/gm

/** Hidden where it is read, because it is said in full later or to whoever has written it. */
const HIDDEN_WHERE_READ = {
  "bookings: message": "by wordsBetween, until the yes",
  "bookings: declineReason": "by wordsBetween, until the yes",
  "flights: description": "by the view of a flight",
  "flights: meetingPoint": "by the view of a flight, and by wordsBetween until the yes",
  "flight-requests: message": "by toldRequest and the list of requests nearby",
  "users: about": "by getPublicUser",
  "users: firstName": "by publicName and shownFirstName",
  "users: lastName": "by publicName, which says its initial alone",
}

/** Nobody reads it before the yes but who has written it, the back office, or a machine. */
const NOBODYS_BEFORE_THE_YES = [
  "bookings: ref",
  "bookings: secretHash",
  "bookings: networkHash",
  "bookings: cancellationMessage",
  "bookings: guardianName",
  "bookings: guardianWording",
  "bookings: text",
  "flights: timeZone",
  "flights: terrain",
  "flights: topics",
  "flights: explanation",
  "flights: note",
  "flights: placeholder",
  "planes: registration",
  "planes: typeKey",
  "planes: icaoType",
  "planes: insurer",
  "planes: policyNumber",
  "reviews: reasons",
  "reviews: note",
  "reviews: noteToSubject",
  "reviews: noteToOffice",
  "users: providerRef",
  "users: email",
  "users: passwordHash",
  "users: phone",
  "users: languages",
  "users: mutedMails",
  "users: mutedPushes",
  "users: accountHolder",
  "users: ibanEncrypted",
  "users: ibanLast4",
  "users: bic",
  "users: banks",
  "users: ref",
  "users: subjectTitle",
  "users: formerStatus",
  "users: provision",
  "users: reasons",
  "users: liftReasons",
]

function columns(pattern: RegExp): string[] {
  return sourceFiles(TABLES).flatMap((file) => {
    const room = file.split("/")[1]
    const found = readFileSync(file, "utf8").matchAll(pattern)
    return [...found].map(([, name]) => `${room}: ${name}`)
  })
}

test("whatever people write for others hides ways to be reached, or is known to be read later only", () => {
  const known = [...Object.keys(HIDDEN_WHERE_READ), ...NOBODYS_BEFORE_THE_YES]
  expect(columns(PLAIN_TEXT).toSorted()).toEqual([...known].toSorted())
})

test("what is public for good is hidden by its column", () => {
  expect(columns(PUBLIC_TEXT).toSorted()).toEqual([
    "bookings: name",
    "flight-requests: destination",
    "flight-requests: place",
    "flights: alt",
    "flights: label",
    "flights: name",
    "flights: note",
    "flights: title",
    "planes: alt",
    "planes: model",
    "reviews: reply",
    "reviews: text",
  ])
})
