import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import { lockQuestion, opensLock, type LockQuestion } from '@ankur/talk/lock-question'
import { plainDigits } from '../platform/plain-digits.ts'
import { mayShareDevice, WhoseBoard } from '../players/index.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { TitledDialog } from '../ui/titled-dialog/titled-dialog.tsx'
import { talkWordsGroup } from './talk-words-group.ts'

interface Props {
  /** Rejects where the adults’ side could not be loaded. */
  onOpen: () => Promise<void>
  onClose: () => void
  /** The board of another child is in use now. */
  onOtherBoard: () => void
}

/** With what it shows first, so that it is there at once, also without a connection. */
export async function loadLockDialog() {
  if (mayShareDevice()) await WhoseBoard.preload().catch(() => {})
  return LockDialog
}

/** A sum in words of the page's language: nothing to remember, and a child who presses at random does not get in. */
function LockDialog({ onOpen, onClose, onOtherBoard }: Props) {
  const { talk } = talkWordsGroup.use()
  const [question, setQuestion] = useState(() => lockQuestion(Math.random))
  const [asked, setAsked] = useState(1)
  const [answer, setAnswer] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isLost, setLost] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Screen readers pass digits on to a field that has the focus. Orca misses a focus that arrives in the same frame as the dialog.
  useLayoutEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector('input')?.focus(), 100)
    return () => clearTimeout(timer)
  }, [asked])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLost(false)
    // The board stays behind the question until there is something to show in its place.
    if (opensLock(question, Number(plainDigits(answer).trim() || NaN))) return void onOpen().catch(() => setLost(true))
    setWrong(true)
    setAnswer('')
    setQuestion(lockQuestion(Math.random))
    setAsked(asked + 1)
  }
  return (
    <TitledDialog title={talk.lock_title} look="talk-lock" onClose={onClose} thenFocus="talk-adults">
      {mayShareDevice() && <WhoseBoard onChosen={onOtherBoard} />}
      <form onSubmit={submit} ref={form}>
        <Field
          label={sumOf(question, talk)}
          error={isWrong ? talk.lock_wrong : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        {/* Always there, and each time with a new element, so that the same sum is heard again too. */}
        <p className="only-heard" role="alert">
          {isWrong && (
            <span key={asked}>
              {talk.lock_wrong} {sumOf(question, talk)}
            </span>
          )}
        </p>
        {isLost && <p role="alert">{talk.lock_lost}</p>}
        <div className="confirm__buttons">
          <Button type="submit">{talk.lock_open}</Button>
          <Button kind="second" onClick={onClose}>
            {talk.cancel}
          </Button>
        </div>
      </form>
    </TitledDialog>
  )
}

type Numbers = ReturnType<typeof talkWordsGroup.use>['talk']

function sumOf({ first, second }: LockQuestion, talk: Numbers): string {
  const inWords = (number: number) => talk[`number_${number as 3}`]
  return fill(talk.lock_sum, { first: inWords(first), second: inWords(second) })
}
