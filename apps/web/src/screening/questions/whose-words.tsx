import { localText, type Instrument } from '@ankur/screening/instrument'
import { plainId } from '@ankur/screening/plain-words/plain-name'
import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'

const questionsWords = messagesOf('screening/questions', 'questions')

interface Props {
  instrument: Instrument
  className: string
}

/** The source of the questions: ours, or a loaded form, as its file states, with its copyright line. */
export function WhoseWords({ instrument, className }: Props) {
  const { language } = useLanguage()
  const questions = questionsWords.use()
  if (instrument.id === plainId) return <p className={className}>{questions.own_words}</p>
  const notice = localText(instrument.notice, instrument, language)
  return (
    <>
      {notice.text !== '' && (
        <p className={className} lang={notice.language}>
          {notice.text}
        </p>
      )}
      {instrument.copyright && <p className={className}>{instrument.copyright}</p>}
    </>
  )
}
