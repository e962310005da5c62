import type { OptionalAnswers } from '@ankur/screening/optional-answers'
import { useWords } from '../../platform/language.tsx'
import { Field } from '../../ui/field/field.tsx'
import { LinkedText } from '../../ui/linked-text/linked-text.tsx'
import { OneOf, SeveralOf } from './extra-choices.tsx'
import { messagesOf } from '../../platform/messages.ts'

const extraWords = messagesOf('screening/questions', 'extra')

interface ExtraFieldsProps {
  extra: OptionalAnswers
  /** Whether the answer about hearing counts: the hearing test is asked about only then. */
  asksHearing: boolean
  /** Whether the family stated that the child was born early, before it enters the number of weeks. */
  isEarly: boolean | undefined
  /** As typed. */
  weeks: string
  weeksWrong: boolean
  onChange: (extra: OptionalAnswers) => void
  onEarly: (isEarly: boolean | undefined) => void
  onWeeks: (typed: string) => void
}

/** Optional, and never part of the count: they decide how soon a doctor should look. */
export function ExtraFields({ extra, asksHearing, isEarly, weeks, weeksWrong, onChange, onEarly, onWeeks }: ExtraFieldsProps) {
  const { screening } = useWords()
  const words = extraWords.use()
  const yesNo = [
    ['yes', screening.yes],
    ['no', screening.no],
  ] as const
  const hearing = [
    ['no', words.hearing_no],
    ['normal', words.hearing_normal],
    ['loss', words.hearing_loss],
    ['unclear', words.hearing_unclear],
  ] as const
  const number = numbering()
  const change = <Key extends keyof OptionalAnswers>(key: Key, value: OptionalAnswers[Key] | undefined) =>
    onChange(withField(extra, key, value))
  return (
    <>
      <OneOf
        name="lostSkills"
        question={number(words.lost_skills)}
        options={yesNo}
        chosen={asWord(extra.lostSkills)}
        onChoose={(word) => onChange(withLost(extra, asBoolean(word)))}
      >
        {extra.lostSkills && <LostWhat extra={extra} onChange={onChange} />}
        <p role="status" className="extra__says">
          {extra.lostSkills && <LinkedText text={extra.lostWhat?.includes('movement') ? words.says_today : words.says_week} />}
        </p>
      </OneOf>
      <OneOf
        name="worried"
        question={number(words.worried)}
        options={yesNo}
        chosen={asWord(extra.worried)}
        onChoose={(word) => change('worried', asBoolean(word))}
      />
      {asksHearing && (
        <OneOf
          name="hearingTested"
          question={number(words.hearing)}
          options={hearing}
          chosen={extra.hearingTested}
          onChoose={(tested) => change('hearingTested', tested)}
        />
      )}
      <OneOf
        name="siblingAutistic"
        question={number(words.sibling)}
        options={yesNo}
        chosen={asWord(extra.siblingAutistic)}
        onChoose={(word) => change('siblingAutistic', asBoolean(word))}
      />
      <OneOf
        name="early"
        question={number(words.early)}
        options={yesNo}
        chosen={asWord(isEarly)}
        onChoose={(word) => onEarly(asBoolean(word))}
      >
        {isEarly && (
          <Field
            id="weeksEarly"
            inputMode="numeric"
            autoComplete="off"
            className="extra__weeks"
            label={words.weeks_early}
            hint={words.weeks_early_hint}
            error={weeksWrong ? words.weeks_early_wrong : undefined}
            value={weeks}
            onChange={(event) => onWeeks(event.target.value)}
          />
        )}
      </OneOf>
    </>
  )
}

function LostWhat({ extra, onChange }: Pick<ExtraFieldsProps, 'extra' | 'onChange'>) {
  const words = extraWords.use()
  const parts = [
    ['words', words.lost_words],
    ['gestures', words.lost_gestures],
    ['movement', words.lost_movement],
  ] as const
  const mark = (part: (typeof parts)[number][0], isMarked: boolean) => {
    const lostWhat = parts.map(([each]) => each).filter((each) => (each === part ? isMarked : extra.lostWhat?.includes(each)))
    onChange(withField(extra, 'lostWhat', lostWhat.length > 0 ? lostWhat : undefined))
  }
  return <SeveralOf question={words.lost_what} options={parts} marked={extra.lostWhat ?? []} onMark={mark} />
}

/** "1. Has your child…": the number of a question depends on which are shown. */
function numbering(): (question: string) => string {
  let number = 0
  return (question) => `${(number += 1)}. ${question}`
}

/** The field for lost skills is shown only if the child has lost some. */
function withLost(extra: OptionalAnswers, lostSkills: boolean | undefined): OptionalAnswers {
  const changed = withField(extra, 'lostSkills', lostSkills)
  return lostSkills ? changed : withField(changed, 'lostWhat', undefined)
}

/** A field without an answer is absent. */
export function withField<Key extends keyof OptionalAnswers>(
  extra: OptionalAnswers,
  key: Key,
  value: OptionalAnswers[Key] | undefined,
): OptionalAnswers {
  const { [key]: _before, ...others } = extra
  return value === undefined ? (others as OptionalAnswers) : { ...extra, [key]: value }
}

function asWord(answer: boolean | undefined): 'yes' | 'no' | undefined {
  return answer === undefined ? undefined : answer ? 'yes' : 'no'
}

function asBoolean(word: 'yes' | 'no' | undefined): boolean | undefined {
  return word === undefined ? undefined : word === 'yes'
}
