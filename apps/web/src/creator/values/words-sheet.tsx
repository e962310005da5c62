import { useId, useRef, useState } from 'react'
import { messagesOf } from '../../platform/messages.ts'
import { DoneButton, useFirstFocus, ValueSheet } from './value-sheet.tsx'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  value: string
  quick: readonly string[]
  set: (value: string) => void
  close: () => void
}

/** Text by touch: common texts, or a typed one. The phone's keyboard opens only when the field is pressed. */
export function WordsSheet({ value, quick, set, close }: Props) {
  const words = creatorWords.use()
  const [first] = useState(value)
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const offered = useRef<HTMLDivElement>(null)
  useFirstFocus(() => offered.current?.querySelector('button'))
  const keep = () => {
    if (typed !== null && typed !== value) set(typed)
    setTyped(null)
  }
  const back = () => {
    if (value !== first) set(first)
    close()
  }
  const done = () => {
    keep()
    close()
  }
  return (
    <ValueSheet label={words.words} onDone={done} onBack={back}>
      <div className="value-sheet__row value-sheet__quick" data-quick="" ref={offered}>
        {quick.map((each) => (
          <button
            key={each}
            type="button"
            className="tool"
            aria-pressed={each === value}
            onClick={() => {
              setTyped(null)
              set(each)
            }}
          >
            {each}
          </button>
        ))}
      </div>
      <form
        className="value-sheet__row"
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        <label htmlFor={id}>{words.words}</label>
        <input
          id={id}
          type="text"
          className="value-sheet__text"
          autoComplete="off"
          maxLength={200}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
        />
      </form>
      <div className="value-sheet__row value-sheet__ways">
        <DoneButton onDone={done} />
      </div>
    </ValueSheet>
  )
}
