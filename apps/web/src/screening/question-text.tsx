import { itemOf, localText, type Instrument, type ItemId } from '@ankur/screening/instrument'
import { isLanguage, languageNames } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import { PageHeading } from '../platform/page.tsx'
import { useLanguageSwitch } from '../platform/use-language-switch.ts'
import { Button } from '../ui/button/button.tsx'
import { ListenButtons } from '../ui/listen/listen.tsx'
import { useListen } from '../ui/listen/use-listen.ts'
import { questionsWords } from './questions-words.ts'

interface Props {
  id: ItemId
  instrument: Instrument
}

/** The question itself, ways to hear it or read it in another language, and its examples. */
export function QuestionText({ id, instrument }: Props) {
  const { language } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  const questions = questionsWords.use()
  const item = itemOf(instrument, id)
  const question = localText(item, instrument, language)
  const examples = question.language === 'en' && instrument.allowsExamples ? (item.egEn ?? []).join(' ') : ''
  const listening = useListen(['question', 'examples'], question.language, id)
  return (
    <>
      <PageHeading subject={id} className="question__text" id="question" lang={question.language}>
        {question.text}
      </PageHeading>
      <div className="question__tools">
        {instrument.allowsReadAloud && listening.possible && (
          <ListenButtons reading={listening.reading} onToggle={listening.toggle} onStop={listening.stop} />
        )}
        {instrument.languages.filter(isLanguage).map((each) => (
          <Button key={each} kind="chip" lang={each} aria-pressed={each === language} onClick={() => switchLanguage(each)}>
            {languageNames[each]}
          </Button>
        ))}
      </div>
      {examples !== '' && (
        <div className="question__examples">
          <p className="question__examples-title">{questions.for_example}</p>
          <p id="examples" lang="en">
            {examples}
          </p>
        </div>
      )}
      <OwnWords instrument={instrument} />
    </>
  )
}

/** Whose words these are: ours, or the authors' with their copyright line. */
function OwnWords({ instrument }: { instrument: Instrument }) {
  const questions = questionsWords.use()
  if (instrument.official) return <p className="question__source">{instrument.copyright}</p>
  return <p className="question__source">{questions.own_words}</p>
}
