import { useEffect, useId, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { answer } from '@ankur/blocks/machine/questions'
import { plainDigits } from '../../platform/plain-digits.ts'
import { useFrame, useRunner } from './runner.ts'
import { AnswerLetters } from './answer-letters.tsx'
import { messagesOf } from '../../platform/messages.ts'

const stageWords = messagesOf('creator/stage', 'stage')

/** The current question of the game, with an input for the answer. There is no time limit: the script waits. */
export function Question() {
  const runner = useRunner()
  useFrame()
  const question = runner.machine()?.questions[0]
  const [number, setNumber] = useState(0)
  if (!question) return null
  const give = (text: string) => {
    const machine = runner.machine()
    if (machine) answer(machine, text)
    // The same text may be asked again: the input is cleared.
    setNumber(number + 1)
  }
  return <Box key={number} text={question.text} give={give} />
}

/** A numeric answer, in any digits, is normalised for calculations; any other stays as typed. */
function answerOf(typed: string): string {
  const number = plainDigits(typed)
  return Number.isFinite(Number(number)) ? number : typed
}

function Box({ text, give }: { text: string; give: (text: string) => void }) {
  const words = stageWords.use()
  const [typed, setTyped] = useState('')
  const [hasLetters, setLetters] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  // The game waits for it, as in Scratch.
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <form
      className="game-question"
      onSubmit={(event) => {
        event.preventDefault()
        give(answerOf(typed))
      }}
    >
      <label className="game-question__asked" htmlFor={id}>
        {fill(words.game_asks, { question: text })}
      </label>
      <div className="game-question__row">
        <input
          className="game-question__box"
          id={id}
          ref={box}
          value={typed}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="tool tool--small">
          {words.answer}
        </button>
        <button type="button" className="tool tool--small" aria-expanded={hasLetters} onClick={() => setLetters(!hasLetters)}>
          {hasLetters ? words.hide_letters : words.show_letters}
        </button>
      </div>
      {hasLetters && <AnswerLetters typed={typed} change={setTyped} />}
    </form>
  )
}
