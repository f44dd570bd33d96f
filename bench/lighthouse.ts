import lighthouse from "lighthouse"
import { chromium } from "playwright-core"

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const
const PORT = 9333

// one run differs from the next by several points, as the machine is busy or not
const RUNS = 5

export interface LighthouseScores {
  /** 0 to 100, in the order of CATEGORIES. */
  scores: number[]
  layoutShift: number
  foreignRequests: number
}

/** Judges pages as Lighthouse does for a phone (its default: slow 4G, a slow processor). */
export async function judgePages(
  urls: readonly string[],
  executablePath: string,
): Promise<LighthouseScores[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${PORT}`],
  })
  try {
    const judged: LighthouseScores[] = []
    // one after the other: each needs the machine for itself
    for (const url of urls) judged.push(medianOf(await judgeRepeatedly(url)))
    return judged
  } finally {
    await browser.close()
  }
}

async function judgeRepeatedly(url: string): Promise<LighthouseScores[]> {
  const judged: LighthouseScores[] = []
  for (let tries = 0; judged.length < RUNS && tries < 2 * RUNS; tries += 1) {
    const scores = await judgePage(url)
    if (scores) judged.push(scores)
  }
  return judged
}

/** The run with the median performance; what every run must keep to is the worst of all runs. */
function medianOf(runs: readonly LighthouseScores[]): LighthouseScores {
  const [median] = runs
    .toSorted(({ scores: [one = 0] }, { scores: [other = 0] }) => one - other)
    .slice(Math.floor(runs.length / 2))
  if (!median) throw new Error("nothing was judged")
  return {
    scores: median.scores.map((score, index) =>
      index === 0 ? score : Math.min(...runs.map(({ scores }) => scores[index] ?? 0)),
    ),
    layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
    foreignRequests: Math.max(...runs.map(({ foreignRequests }) => foreignRequests)),
  }
}

/** Nothing where the browser was too busy to note a paint: such a run has measured nothing. */
async function judgePage(url: string): Promise<LighthouseScores | undefined> {
  const result = await lighthouse(url, {
    port: PORT,
    output: "json",
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = result.lhr
  const layoutShift = audits["cumulative-layout-shift"]?.numericValue
  if (layoutShift === undefined) return
  const requests = requestsIn(audits["network-requests"]?.details)
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    layoutShift,
    foreignRequests: requests.filter((request) => new URL(request).host !== new URL(url).host)
      .length,
  }
}

function requestsIn(details: unknown): string[] {
  const items = (details as { items?: { url?: unknown }[] } | undefined)?.items ?? []
  return items.map((item) => String(item.url)).filter((request) => request.startsWith("http"))
}
