import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { GeoPoint } from "#features/places/geo.ts"

interface ReportOfStation extends GeoPoint {
  code: string
  raw: string
  at: Date
}

/** What it says to one kind of question: its reports (of now, from a function), a body of any sort, or nothing at all. */
type WeatherAnswer =
  | readonly ReportOfStation[]
  | (() => readonly ReportOfStation[])
  | { status: number; body?: string }
  | "nothing"

/**
 * A weather service that answers as https://aviationweather.gov/api/data does, all reports whatever the
 * box. The product reads WEATHER_URL once, so start it before.
 */
export async function startWeatherService() {
  const asked: URL[] = []
  const answers: Record<string, WeatherAnswer> = {}
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://outside")
    asked.push(url)
    const kind = url.pathname.split("/").at(-1) ?? ""
    send(response, kind, answers[kind] ?? [])
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  server.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/data`,
    /** Every question so far. */
    asked,
    /** What it says from now on. */
    answerWith(next: { metar?: WeatherAnswer; taf?: WeatherAnswer }) {
      Object.assign(answers, { metar: [], taf: [] }, next)
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, kind: string, answer: WeatherAnswer) {
  if (answer === "nothing") return
  if (typeof answer === "function") return send(response, kind, answer())
  if ("status" in answer) {
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body)
    return
  }
  if (answer.length === 0) {
    response.writeHead(204).end()
    return
  }
  const entries = answer.map((report) => (kind === "taf" ? tafEntry(report) : metarEntry(report)))
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(entries))
}

/** As the service answered in 2026, shortened. */
function metarEntry({ code, raw, at, lat, lng }: ReportOfStation) {
  return {
    icaoId: code,
    receiptTime: at.toISOString(),
    obsTime: Math.floor(at.getTime() / 1_000),
    reportTime: at.toISOString(),
    temp: 8,
    dewp: 5,
    wdir: "VRB",
    wspd: 2,
    visib: "6+",
    altim: 1013,
    metarType: "METAR",
    rawOb: raw,
    lat,
    lon: lng,
    elev: 92,
    name: `${code} Arpt, NW, DE`,
    clouds: [],
  }
}

function tafEntry({ code, raw, at, lat, lng }: ReportOfStation) {
  return {
    icaoId: code,
    dbPopTime: at.toISOString(),
    bulletinTime: at.toISOString(),
    issueTime: at.toISOString(),
    validTimeFrom: Math.floor(at.getTime() / 1_000),
    validTimeTo: Math.floor(at.getTime() / 1_000) + 86_400,
    rawTAF: raw,
    mostRecent: 1,
    remarks: "",
    lat,
    lon: lng,
    elev: 92,
    prior: 0,
    name: `${code} Arpt`,
    fcsts: [],
  }
}
