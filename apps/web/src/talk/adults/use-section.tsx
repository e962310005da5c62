import { useState } from 'react'
import { fill } from '@ankur/content'
import { boardWord, type PersonalBoard } from '@ankur/talk'
import { weeksOf } from '@ankur/talk/use-log'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { saveFile } from '../../platform/storage/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { loadedTexts } from '../talk-words-group.ts'
import { deleteUse, tickUse, useLogStore } from '../use-log.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

/** Words used by week, for a therapist: only where an adult ticked it, and only on this device. */
export function UseSection({ board }: { board: PersonalBoard }) {
  const words = adultWords.use()
  const { language } = useLanguage()
  const { ticked, logs } = useLogStore.use()
  const [isKept, setKept] = useState(true)
  const isOn = ticked.includes(board.id)
  const speech = { board, language, texts: loadedTexts() }
  const weeks = weeksOf(logs[board.id] ?? {}).map(({ monday, words: used }) => ({
    title: fill(words.use_week, { date: formatDay(`${monday}T12:00:00Z`, language) }),
    lines: used.flatMap(({ id, count }) => {
      const word = boardWord(id, speech)
      return word ? [`${word.text}: ${count}`] : []
    }),
  }))
  const asText = () => weeks.map(({ title, lines }) => [title, ...lines, ''].join('\n')).join('\n')
  return (
    <>
      <p>{words.use_text}</p>
      <Switch
        label={words.use_tick}
        checked={isOn}
        onChange={(next) => setKept(tickUse(board.id, next))}
        stateWord={isOn ? words.on : words.off}
      />
      {!isKept && <p role="alert">{words.unkept}</p>}
      {weeks.length === 0 && <p role="status">{words.use_none}</p>}
      {weeks.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <p>{lines.join(' · ')}</p>
        </section>
      ))}
      {weeks.length > 0 && (
        <div className="talk-adults__buttons">
          <Button
            kind="second"
            size="small"
            icon="download"
            onClick={() => saveFile('ankur-words.txt', new Blob([asText()], { type: 'text/plain;charset=utf-8' }))}
          >
            {words.use_save}
          </Button>
          <Button kind="danger" size="small" onClick={() => setKept(deleteUse(board.id))}>
            {words.use_delete}
          </Button>
        </div>
      )}
    </>
  )
}
