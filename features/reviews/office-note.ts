/** What somebody told the back office alone, when they wrote a review. */
export interface OfficeNote {
  reviewId: number
  flightId: number
  flightTitle: string
  author: string
  subject: string
  stars: number
  note: string
  at: string
}
