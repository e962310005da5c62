import { fill } from '@ankur/content'
import { localText, type ItemId } from '@ankur/screening/instrument'
import { useLanguage } from '../../platform/language.tsx'
import { followUpWords } from '../follow-up/follow-up-words.ts'
import { useInstrument } from './use-instrument.ts'

/** One of the first questions, and its answer that counted. */
export function FirstQuestion({ item: id }: { item: ItemId }) {
  const { language, words } = useLanguage()
  const { followUp } = followUpWords.use()
  const instrument = useInstrument()
  const item = instrument?.items.find((each) => each.id === id)
  if (!instrument || !item) return null
  const { text, language: spoken } = localText(item, instrument, language)
  return (
    <p className="follow-up__was">
      <b>{followUp.first_asked}</b> <span lang={spoken}>{text}</span>{' '}
      <b>{fill(followUp.first_answer, { answer: words.screening[item.concernAnswer] })}</b>
    </p>
  )
}
