import { exampleKeys, localText, type Instrument, type Item } from '@ankur/screening/instrument'
import { fill, isLanguage, languageNames } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import { PageHeading } from '../../platform/frame/page.tsx'
import { useLanguageSwitch } from '../../platform/use-language-switch.ts'
import { Button } from '../../ui/button/button.tsx'
import { ListenHere } from '../../listen/index.ts'
import { messagesOf } from '../../platform/messages.ts'

const questionsWords = messagesOf('screening/questions', 'questions')

interface Props {
  item: Item
  instrument: Instrument
}

/** The question itself, buttons to hear it or read it in another language, and its examples. */
export function QuestionText({ item, instrument }: Props) {
  const { language } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  const questions = questionsWords.use()
  const question = localText(item, instrument, language)
  const examples = instrument.allowsExamples ? (item[exampleKeys[question.language]] ?? []).join(' ') : ''
  return (
    <>
      <PageHeading subject={item.id} className="question__text" id="question" lang={question.language}>
        {question.text}
      </PageHeading>
      <div className="question__tools">
        {instrument.allowsReadAloud && (
          <ListenHere reads={['question', 'examples']} language={question.language} subject={item.id} />
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
          <p id="examples" lang={question.language}>
            {examples}
          </p>
        </div>
      )}
      {question.language !== language && (
        <p className="question__source">{fill(questions.only_in, { language: languageNames[question.language] })}</p>
      )}
    </>
  )
}
