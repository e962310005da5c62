import type { Language } from '@ankur/content'
import type { Guide } from '@ankur/content/guides/guide'
import { Listen } from '../../ui/listen/listen.tsx'
import { FramePicture } from './frame-picture.tsx'

interface Props {
  cards: NonNullable<Guide['cards']>
  language: Language
}

/** Small drawn stories, each with a name and one line; read aloud where the device has a voice. */
export function GuideCards({ cards: { title, list }, language }: Props) {
  const isStory = list.every(({ frames }) => frames.length === 1)
  return (
    <section aria-labelledby="cards-title">
      <div className="guide__cards-head">
        <h2 id="cards-title" className="guide__choose">
          {title[language]}
        </h2>
        <div className="guide__screen">
          <Listen reads="cards" />
        </div>
      </div>
      <ol id="cards" className={isStory ? 'guide__cards guide__cards--story' : 'guide__cards'}>
        {list.map((card) => (
          <li key={card.title.en} className="guide__card">
            <div className="guide__frames">
              {card.frames.map((frame) => (
                <FramePicture key={JSON.stringify(frame)} frame={frame} />
              ))}
            </div>
            <h3 className="guide__card-title">{card.title[language]}</h3>
            <p>{card.line.text[language]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
