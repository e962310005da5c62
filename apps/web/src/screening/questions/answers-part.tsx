import { AnswerList } from './answer-list.tsx'
import { useInstrument } from './use-instrument.ts'
import { WhoseWords } from './whose-words.tsx'

/** All answers with the texts of their questions, and the source of those texts. */
export function AnswersPart() {
  const instrument = useInstrument()
  if (!instrument) return null
  return (
    <>
      <WhoseWords className="muted" instrument={instrument} />
      <AnswerList instrument={instrument} />
    </>
  )
}
