import { choosePlay, type PlayIdea } from '@ankur/screening/plan/choose-play'
import { behaviourLines } from './behaviour-lines.ts'
import type { Finding } from '../finding.ts'
import { messagesOf } from '../../platform/messages.ts'
import type { MessageTexts } from '@ankur/content/words/message-files'

const playWords = messagesOf('screening/results', 'play')

/** A few minutes of play with kitchen things for each of the answers that count. It promises nothing. */
export function Play({ finding: { behaviours, counting, followUp } }: { finding: Finding }) {
  const words = playWords.use()
  return (
    <>
      <p className="play__lead">
        {words.lead} {words.care}
      </p>
      <ul className="play">
        {choosePlay({ behaviours, counting, isDue: followUp?.state === 'pending' }).map((idea) => (
          <Idea key={keyOf(idea)} idea={idea} />
        ))}
      </ul>
    </>
  )
}

function Idea({ idea }: { idea: PlayIdea }) {
  const words = playWords.use()
  const { talk } = behaviourLines.use()
  return (
    <li className="play__idea">
      {idea.kind === 'item' && <p className="play__for">{talk[idea.item]}</p>}
      <p>{words[keyOf(idea)]}</p>
    </li>
  )
}

function keyOf(idea: PlayIdea): keyof MessageTexts<'screening/results', 'play'> {
  return (idea.kind === 'item' ? `item_${idea.item}` : `general_${idea.n}`) as keyof MessageTexts<'screening/results', 'play'>
}
