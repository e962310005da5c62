import { messagesOf } from '../../platform/messages.ts'

const stageWords = messagesOf('creator/stage', 'stage')

/** An on-screen keyboard, for answers by one switch or eye tracking. */
const digits = '0123456789'
/** Combining signs are shown on a base letter. */
const sign = /\p{M}/u

interface Props {
  typed: string
  change: (typed: string) => void
}

export function AnswerLetters({ typed, change }: Props) {
  const words = stageWords.use()
  return (
    <div className="game-question__letters" role="group" aria-label={words.letters}>
      {Array.from(new Set(Array.from(digits + words.letters_to_press))).map((letter) => (
        <button key={letter} type="button" className="tool tool--small" onClick={() => change(typed + letter)}>
          {sign.test(letter) ? `◌${letter}` : letter}
        </button>
      ))}
      <button type="button" className="tool tool--small" onClick={() => change(`${typed} `)}>
        {words.space}
      </button>
      <button type="button" className="tool tool--small" onClick={() => change(Array.from(typed).slice(0, -1).join(''))}>
        {words.delete_letter}
      </button>
    </div>
  )
}
