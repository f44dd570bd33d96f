import { deflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { makePdf, packedObject } from "#tests/support/pdf.ts"
import { refuseActivePdf } from "./refuse-active-pdf.ts"

test.each([
  ["an empty page", makePdf()],
  [
    "packed objects without anything active",
    makePdf({ objects: packedObject("4 0 << /Type /Font >>") }),
  ],
  [
    "a picture whose bytes look like nothing",
    makePdf({
      objects: `7 0 obj\n<< /Type /XObject /Filter /DCTDecode /Length 3 >>\nstream\n\xff\xd8\xff\nendstream\nendobj`,
    }),
  ],
  ["a link to a place in itself", makePdf({ catalog: "/OpenAction [3 0 R /Fit]" })],
])("%s passes", async (_, pdf) => {
  const same = Uint8Array.from(pdf)
  await expect(refuseActivePdf(pdf)).resolves.toEqual(same)
})

const SCRIPT = "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>"

test.each([
  ["a script that runs on opening", makePdf({ catalog: SCRIPT })],
  [
    "a script whose name is spelled with #",
    makePdf({ catalog: SCRIPT.replace("JavaScript", "J#61vaScr#69pt") }),
  ],
  ["a script in packed objects", makePdf({ objects: packedObject(`4 0 << ${SCRIPT} >>`) })],
  [
    "a script in packed objects that call themselves by #",
    makePdf({
      objects: packedObject(`4 0 << ${SCRIPT} >>`).replace("/ObjStm", "/Obj#53tm"),
    }),
  ],
  [
    "the start of another program",
    makePdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }),
  ],
  ["an attached file", makePdf({ catalog: "/Names << /EmbeddedFiles 9 0 R >>" })],
  ["a form of XFA", makePdf({ catalog: "/AcroForm << /XFA 9 0 R >>" })],
])("%s is refused", async (_, pdf) => {
  await expect(refuseActivePdf(pdf)).rejects.toMatchObject({ code: "active-pdf", kind: "invalid" })
})

test.each([
  ["encrypted", makePdf({ catalog: "/Encrypt 9 0 R" })],
  [
    "packed in a way of its own",
    makePdf({ objects: packedObject("4 0", { filter: "[/ASCII85Decode /FlateDecode]" }) }),
  ],
  [
    "broken where it is packed",
    makePdf({ objects: packedObject("", { bytes: Buffer.from("no zlib") }) }),
  ],
  [
    "a bomb",
    makePdf({ objects: packedObject("", { bytes: deflateSync(Buffer.alloc(64 * 1024 * 1024)) }) }),
  ],
])("what is %s cannot be looked into and is refused", async (_, pdf) => {
  await expect(refuseActivePdf(pdf)).rejects.toMatchObject({ code: "closed-pdf" })
})

test("half a PDF is refused", async () => {
  const half = makePdf().subarray(0, 100)
  await expect(refuseActivePdf(half)).rejects.toMatchObject({ code: "broken-pdf" })
})

// each made the check go over the same bytes again and again, before it passed them once
test.each([
  ["nothing but beginnings of streams", "stream\n"],
  ["streams of objects without an end", "/ObjStm /FlateDecode stream\n"],
  ["names without an end", "/a"],
  ["signs of hidden names", "/#4a"],
])("ten megabytes of %s are read in their time and get an answer", async (_, words) => {
  const filler = words.repeat(Math.floor(10_000_000 / words.length))
  const verdict = refuseActivePdf(makePdf({ objects: filler })).then(
    () => "harmless",
    (error: { code: string }) => error.code,
  )
  expect(["harmless", "closed-pdf"]).toContain(await verdict)
})

test("whoever waits behind the worst of files gets an answer all the same", async () => {
  const worst = makePdf({ objects: "/ObjStm /FlateDecode stream\n".repeat(300_000) })
  const [, ...honest] = await Promise.allSettled([
    refuseActivePdf(worst),
    refuseActivePdf(makePdf()),
    refuseActivePdf(makePdf({ catalog: SCRIPT })),
  ])
  expect(honest.map(({ status }) => status)).toEqual(["fulfilled", "rejected"])
})
