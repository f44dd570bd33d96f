import { expect, test } from "vitest"
import { HIDDEN_CONTACT, maskContacts } from "./mask-contacts.ts"

test.each([
  "0171 2345678",
  "0171/2345678",
  "0171-234 56 78",
  "+49 171 2345678",
  "+49 (0)171 2345678",
  "0049 171 2345678",
  "(030) 1234567",
  "030.1234567",
  "171 234 5678",
  "lena@flug.example",
  "lena.berger+fliegen@flug-verein.de",
  "lena (at) flug (dot) de",
  "lena at flug punkt de",
  "lena[at]flug.de",
  "www.lenafliegt.de",
  "https://wa.me/49171234567",
  "lenafliegt.com/kontakt",
  "t.me/lena",
  "DE89 3704 0044 0532 0130 00",
  "de89370400440532013000",
])("%s is hidden from strangers", (contact) => {
  expect(maskContacts(`Ruf an: ${contact}, bitte.`)).toBe(`Ruf an: ${HIDDEN_CONTACT}, bitte.`)
  expect(maskContacts(contact)).toBe(HIDDEN_CONTACT)
})

test.each([
  "Am 05.12.2026 um 11:00 Uhr",
  "vom 08.06. – 09.06. oder 12.06.2027",
  "Rundflug mit D-EABC ab EDKB, Piste 14/32, 2.500 ft",
  "kostet 1.068,75 € für 2 Personen, 08:30–09:45 Uhr",
  "ICAO EDDK, Frequenz 118,305 oder 118.305",
  "Ich bin 1,82 m groß, wiege 82 kg und bin 2019 zuletzt geflogen, z.B. in der C172.",
  "50.8659 N, 7.1427 O in 0,5 h",
  "Flug 4711, Postleitzahl 53757",
  "Vorgang 7d891e8b-d00d-4cfe-8edb-08725347cbfa",
  "Wir treffen uns at home. Punkt. Der Tower ist da.",
])("„%s“ stays as it is", (text) => {
  expect(maskContacts(text)).toBe(text)
})
