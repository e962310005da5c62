import { fill } from '@ankur/content'
import { reviewedTexts, sources } from '@ankur/content/pages/sources'
import { reviews, type Review } from '@ankur/content/reviews'

/** What a person must still look at. A text leaves this list when somebody has signed for it in `reviews.ts`. */
export function UncheckedTexts() {
  const unsigned = Object.entries<Review>(reviews).filter(([, { by }]) => by === null)
  return (
    <>
      <h2 id="unchecked">{sources.unchecked}</h2>
      <p>{sources.unchecked_lead}</p>
      <ul className="prose__list">
        {unsigned.map(([text, { needs }]) => (
          <li key={text}>
            {reviewedTexts[text as keyof typeof reviews]}. {fill(sources.needs, { who: needs })}
          </li>
        ))}
      </ul>
    </>
  )
}
