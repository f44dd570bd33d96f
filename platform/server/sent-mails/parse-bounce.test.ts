import { expect, test } from "vitest"
import { isPermanent, parseBounce } from "./parse-bounce.ts"

// as the servers write them, with other addresses
const POSTFIX = `Return-Path: <>
From: MAILER-DAEMON@mx.flug.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: post@aufwind.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4D2B51A0C3.1764400000/mx.flug.example"
Message-Id: <20261130083000.5A1F2@mx.flug.example>

This is a MIME-encapsulated message.

--4D2B51A0C3.1764400000/mx.flug.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

<lena@flug.example>: host mail.flug.example[192.0.2.7] said: 550 5.1.1
    <lena@flug.example>: Recipient address rejected: User unknown in virtual
    mailbox table (in reply to RCPT TO command)

--4D2B51A0C3.1764400000/mx.flug.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.flug.example
X-Postfix-Queue-ID: 4D2B51A0C3
X-Postfix-Sender: rfc822; post@aufwind.example
Arrival-Date: Mon, 30 Nov 2026 08:29:58 +0000 (UTC)

Final-Recipient: rfc822; lena@flug.example
Original-Recipient: rfc822;Lena@Flug.example
Action: failed
Status: 5.1.1
Remote-MTA: dns; mail.flug.example
Diagnostic-Code: smtp; 550 5.1.1 <lena@flug.example>: Recipient address
    rejected: User unknown in virtual mailbox table

--4D2B51A0C3.1764400000/mx.flug.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: Aufwind <post@aufwind.example>
To: lena@flug.example
Message-ID: <0f0e@aufwind.example>

--4D2B51A0C3.1764400000/mx.flug.example--
`

const EXCHANGE = `From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@firma.example>
To: <post@aufwind.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
 boundary="_000_DB9P_.DSN_"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: de-DE
Message-ID: <6c1f@DB9P.firma.example>
In-Reply-To: <0f0e@aufwind.example>
Subject: Unzustellbar: Deine Buchung

--_000_DB9P_.DSN_
Content-Type: multipart/alternative; differences=Content-Type;
 boundary="_001_DB9P_.DSN_"

--_001_DB9P_.DSN_
Content-Type: text/plain; charset="iso-8859-1"
Content-Transfer-Encoding: quoted-printable

Ihre Nachricht an tom@firma.example konnte nicht zugestellt werden.

--_001_DB9P_.DSN_--

--_000_DB9P_.DSN_
Content-Type: message/delivery-status

Reporting-MTA: dns;DB9PR01MB0001.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;mail.aufwind.example
Arrival-Date: Mon, 30 Nov 2026 08:30:01 +0000

Final-Recipient: rfc822;tom@firma.example
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient tom@firma.example not found by SMTP address lookup

--_000_DB9P_.DSN_
Content-Type: message/rfc822

From: Aufwind <post@aufwind.example>
Message-ID: <0f0e@aufwind.example>

--_000_DB9P_.DSN_--
`

const GMAIL_DELAYED = `From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: post@aufwind.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Delay)
Content-Type: multipart/report; boundary="000000000000a1b2c3"; report-type=delivery-status
MIME-Version: 1.0

--000000000000a1b2c3
Content-Type: multipart/related; boundary="000000000000d4e5f6"

--000000000000d4e5f6
Content-Type: text/plain; charset="UTF-8"

** Delivery incomplete **

--000000000000d4e5f6--
--000000000000a1b2c3
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Sun, 29 Nov 2026 00:10:12 -0800 (PST)
X-Original-Message-ID: <0f0e@aufwind.example>

Final-Recipient: rfc822; mia@post.example
Action: delayed
Status: 4.4.1
Diagnostic-Code: smtp; The recipient server did not accept our requests to connect.
Last-Attempt-Date: Mon, 30 Nov 2026 00:28:31 -0800 (PST)
Will-Retry-Until: Wed, 02 Dec 2026 00:10:12 -0800 (PST)

--000000000000a1b2c3--
`

const FULL_OF_POLICY = POSTFIX.replace("Status: 5.1.1", "Status: 5.7.1")

const ABSENT = `From: lena@flug.example
Subject: Nicht da
Auto-Submitted: auto-replied
Content-Type: text/plain; charset=utf-8

Status: 5.1.1
Final-Recipient: rfc822; lena@flug.example

Ich bin bis Montag weg.
`

test("Postfix: an unknown user is one for good, with both spellings of the address", () => {
  const [told, ...others] = parseBounce(POSTFIX)
  expect(others).toEqual([])
  expect(told).toEqual({
    addresses: ["lena@flug.example", "lena@flug.example"],
    action: "failed",
    status: "5.1.1",
    diagnostic:
      "550 5.1.1 <lena@flug.example>: Recipient address rejected: User unknown in virtual mailbox table",
  })
  expect(told && isPermanent(told)).toBe(true)
})

test("Exchange: a recipient that is not found, behind a part with parts of its own", () => {
  const [told] = parseBounce(EXCHANGE.replaceAll("\n", "\r\n"))
  expect(told).toMatchObject({ addresses: ["tom@firma.example"], status: "5.1.10" })
  expect(told && isPermanent(told)).toBe(true)
})

test("Gmail: a delay is none for good", () => {
  const [told] = parseBounce(GMAIL_DELAYED)
  expect(told).toMatchObject({
    addresses: ["mia@post.example"],
    action: "delayed",
    status: "4.4.1",
  })
  expect(told && isPermanent(told)).toBe(false)
})

test("a policy of the server says nothing about the address", () => {
  expect(parseBounce(FULL_OF_POLICY).map(isPermanent)).toEqual([false])
})

test("a report in Base64 is read, and one that is cut off after its fields", () => {
  const fields =
    "Reporting-MTA: dns; a.example\n\nFinal-Recipient: rfc822; lena@flug.example\nAction: failed\nStatus: 5.0.0\n"
  const head = `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n`
  const encoded = `${head}Content-Transfer-Encoding: base64\n\n${Buffer.from(fields).toString("base64")}\n`
  for (const raw of [encoded, `${head}\n${fields}`]) {
    expect(parseBounce(raw).map(isPermanent)).toEqual([true])
  }
})

test("a note of absence, an empty text and endless parts tell of nobody", () => {
  const endless = "Content-Type: multipart/mixed; boundary=b\n\n--b\n".repeat(1000)
  for (const raw of [ABSENT, "", "\n\n", "Content-Type: multipart/report\n\nx", endless]) {
    expect(parseBounce(raw)).toEqual([])
  }
})
