import { RATING_STEPS } from "../../search-query.ts"
import type { PilotRating } from "./indexed-flight.ts"

/** Points of „Empfohlen“ for all stars and for all requests answered: product rule. */
const STAR_POINTS = 15
const ANSWER_POINTS = 5
const MAX_STARS = 5
/** As many votes of the mean of all are added to those of each pilot (Bayes). */
const VOTES_OF_ALL = 5
/** The overall mean while there are no reviews. */
const FIRST_MEAN = 4.5

/** Ratings of the pilots in columns; each pilot has an index in them. */
export class PilotRatings {
  /** The mean of the reviews, 0 without any. */
  means = new Float64Array(0)
  /** How many of RATING_STEPS it reaches. */
  reached = new Uint8Array(0)
  /** The mean again, drawn towards the mean of all by a few votes. */
  carefulMeans = new Float64Array(0)
  /** For „Empfohlen“: stars and answers. */
  points = new Float64Array(0)

  private readonly places = new Map<number, number>()
  private readonly ratings = new Map<number, PilotRating>()
  private meanOfAll = FIRST_MEAN

  placeOf(pilotId: number): number {
    const known = this.places.get(pilotId)
    if (known !== undefined) return known
    const place = this.places.size
    this.places.set(pilotId, place)
    if (place >= this.means.length) this.reckon()
    else this.reckonOne(pilotId, place)
    return place
  }

  /** What their guests think, as cards say it; without reviews no mean. */
  ratingOf(pilotId: number): { rating: number | null; reviewCount: number } {
    const { starSum, reviewCount } = this.ratings.get(pilotId) ?? NEW_PILOT
    return { rating: reviewCount === 0 ? null : starSum / reviewCount, reviewCount }
  }

  set(ratings: readonly PilotRating[]): void {
    for (const rating of ratings) this.ratings.set(rating.id, rating)
    let [stars, votes] = [0, 0]
    for (const { starSum, reviewCount } of this.ratings.values()) {
      stars += starSum
      votes += reviewCount
    }
    this.meanOfAll = votes === 0 ? FIRST_MEAN : stars / votes
    // whatever changes for one pilot changes the mean of all
    this.reckon()
  }

  private reckon() {
    const room = Math.max(64, this.places.size * 2)
    this.means = new Float64Array(room)
    this.reached = new Uint8Array(room)
    this.carefulMeans = new Float64Array(room)
    this.points = new Float64Array(room)
    for (const [pilotId, place] of this.places) this.reckonOne(pilotId, place)
  }

  private reckonOne(pilotId: number, place: number) {
    const rating = this.ratings.get(pilotId)
    const { starSum, reviewCount, answered, unanswered } = rating ?? NEW_PILOT
    const careful = (VOTES_OF_ALL * this.meanOfAll + starSum) / (VOTES_OF_ALL + reviewCount)
    // whom nobody has asked yet owes no answer
    const answerRate = answered + unanswered === 0 ? 1 : answered / (answered + unanswered)
    const mean = reviewCount === 0 ? 0 : starSum / reviewCount
    this.means[place] = mean
    this.reached[place] = RATING_STEPS.filter((step) => mean >= step).length
    this.carefulMeans[place] = careful
    this.points[place] = (STAR_POINTS * careful) / MAX_STARS + ANSWER_POINTS * answerRate
  }
}

const NEW_PILOT = { starSum: 0, reviewCount: 0, answered: 0, unanswered: 0 }
