import type { Language } from '@ankur/content'
import { furtherPlaces } from '@ankur/content/places'
import { Fold } from '../../ui/fold/fold.tsx'
import { helpWords } from './help-words.ts'
import { PlaceFacts } from './place-card.tsx'

/** The institutes to which districts send, and the regional centres nearest to Punjab. */
export function Further({ language }: { language: Language }) {
  const words = helpWords(language)
  return (
    <section aria-labelledby="further">
      <h2 id="further">{words.further_title}</h2>
      {furtherPlaces.map((place) => (
        <Fold key={place.id} level={3} id={`far-${place.id}`} summary={place.name[language]} hint={words[`kind_${place.kind}`]}>
          <PlaceFacts place={place} language={language} />
        </Fold>
      ))}
    </section>
  )
}
