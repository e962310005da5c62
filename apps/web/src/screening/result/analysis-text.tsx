import { useState } from 'react'
import { fill, languageNames } from '@ankur/content'
import type { StoredAssessment } from '@ankur/screening/contract'
import { parseDisplay, type DisplayLine, type HeaderIcon } from '@ankur/screening/display'
import { ModelWording, type Rewording } from '../../model/index.ts'
import { useLanguage } from '../../platform/language.tsx'
import { LinkedText } from '../../ui/linked-text/linked-text.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { groupItems } from './group-items.ts'

const resultsWords = messagesOf('screening/results', 'results')

const icons: Readonly<Record<HeaderIcon, IconName>> = { score: 'equal', summary: 'page', next: 'forward' }

/** The analysis text, in the language in which it was stored. */
export function AnalysisText({ assessment }: { assessment: StoredAssessment }) {
  const { language } = useLanguage()
  const results = resultsWords.use()
  const [reworded, setReworded] = useState<Rewording | null>(null)
  return (
    <div className="written">
      {(!reworded || assessment.language !== language) && (
        <p className="written__by">
          <Icon name="info" />
          <span>
            {!reworded && results.written_by}{' '}
            {assessment.language !== language && fill(results.written_language, { language: languageNames[assessment.language] })}
          </span>
        </p>
      )}
      {assessment.outcome !== 'follow_up_due' && <ModelWording id={assessment.id} onShow={setReworded} />}
      <div lang={assessment.language}>
        {groupItems(parseDisplay(reworded?.analysis ?? assessment.analysis)).map((part, index) =>
          'items' in part ? (
            <ul key={index}>
              {part.items.map((item, place) => (
                <li key={place}>
                  <LinkedText text={item} />
                </li>
              ))}
            </ul>
          ) : (
            <Line key={index} line={part} />
          ),
        )}
      </div>
    </div>
  )
}

function Line({ line }: { line: DisplayLine }) {
  if (line.kind !== 'header')
    return (
      <p>
        <LinkedText text={line.text} />
      </p>
    )
  return (
    <h3>
      {line.icon && <Icon name={icons[line.icon]} />}
      {line.text}
    </h3>
  )
}
