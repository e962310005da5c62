import { useEffect, useId, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { answer } from '@ankur/blocks/machine/questions'
import { plainDigits } from '../../platform/plain-digits.ts'
import { useFrame, useRunner } from './use-runner.ts'
import { AnswerLetters } from './answer-letters.tsx'
import { stageWords } from './stage-words.ts'

/** What the game asks now, with a box for the answer. Nothing hurries: the script that asked waits. */
export function Question() {
  const runner = useRunner()
  useFrame()
  const question = runner.machine()?.questions[0]
  const [number, setNumber] = useState(0)
  if (!question) return null
  const give = (text: string) => {
    const machine = runner.machine()
    if (machine) answer(machine, text)
    // The same words may be asked again: the box begins anew.
    setNumber(number + 1)
  }
  return <Box key={number} asked={question.text} give={give} />
}

/** A game reckons with an answer that is a number, in whichever digits; any other stays as it was typed. */
function answerOf(typed: string): string {
  const number = plainDigits(typed)
  return Number.isFinite(Number(number)) ? number : typed
}

function Box({ asked, give }: { asked: string; give: (text: string) => void }) {
  const words = stageWords.use()
  const [typed, setTyped] = useState('')
  const [hasLetters, setLetters] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  // The game waits for it, as Scratch's does.
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
        {fill(words.game_asks, { question: asked })}
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
