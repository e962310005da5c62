import type { ReactNode } from 'react'

/** Its text, and a picture that says the same to whoever does not read. */
export type MatBox = readonly [text: string, picture: ReactNode]

/** Boxes beside each other, with room for cards below each sign. */
export function Mat({ boxes }: { boxes: readonly (MatBox | string)[] }) {
  return (
    <div className="mat">
      {boxes.map((box, nth) => {
        const [text, picture] = typeof box === 'string' ? [box, null] : box
        return (
          <p key={nth} className="mat__box">
            {picture && <span className="mat__sign">{picture}</span>}
            <span className="mat__text">{text}</span>
          </p>
        )
      })}
    </div>
  )
}
