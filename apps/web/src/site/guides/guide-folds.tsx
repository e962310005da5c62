import type { Language } from '@ankur/content'
import { daysSince } from '@ankur/content/places/place'
import type { Frame, Guide, GuideFold, Line, Part } from '@ankur/content/guides/guide'
import type { GuideSource } from '@ankur/content/guides/sources'
import { formatDay } from '@ankur/screening/analysis/dates'
import { hrefFor, pageExists } from '../../routes.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { LinkedText } from '../../ui/linked-text/linked-text.tsx'
import { Listen } from '../../ui/listen/listen.tsx'
import { SourceLine } from '../claim/claim.tsx'
import { FramePicture } from './frame-picture.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const guideWords = messagesInEveryLanguage('guides/guides', 'guides')

/** The day of the build: what was checked ages only between two releases. */
const today = new Date().toISOString().slice(0, 10)
/** From then on a family is advised to ask first. */
const oldAfterDays = 180

interface Props {
  guide: Guide
  language: Language
}

export function GuideFolds({ guide, language }: Props) {
  const words = guideWords[language]
  return (
    <section aria-labelledby="choose">
      <h2 id="choose" className="guide__choose">
        {words.choose}
      </h2>
      <div className="guide__folds">
        {guide.folds.map((fold) => (
          <Fold key={fold.id} level={3} id={fold.id} summary={fold.title[language]} hint={fold.hint[language]}>
            {fold.parts.map((part) => (
              <FoldPart key={part.kind} fold={fold.id} part={part} language={language} />
            ))}
            <FoldEnd fold={fold} language={language} />
          </Fold>
        ))}
      </div>
    </section>
  )
}

const isNumbered = (kind: Part['kind']) => kind === 'steps' || kind === 'questions'
const isTicked = (kind: Part['kind']) => kind === 'papers' || kind === 'boxes'

function FoldPart({ fold, part: { kind, lines, frames = [] }, language }: { fold: string; part: Part; language: Language }) {
  const words = guideWords[language]
  const heading = kind in words ? words[kind as keyof typeof words] : null
  const texts = lines.map(({ text }) => text[language])
  return (
    <div className={`guide__part guide__part--${kind}`}>
      {heading && <h4 className="guide__heading">{heading}</h4>}
      {kind === 'questions' && (
        <div className="guide__screen">
          <Listen reads={`${fold}-list`} />
        </div>
      )}
      {isTicked(kind) ? (
        <Ticks fold={fold} texts={texts} />
      ) : (
        <Texts id={`${fold}-list`} kind={kind} texts={texts} frames={frames} />
      )}
    </div>
  )
}

interface TextsProps {
  id: string
  kind: Part['kind']
  texts: readonly string[]
  frames: readonly Frame[]
}

function Texts({ id, kind, texts, frames }: TextsProps) {
  if (isNumbered(kind)) {
    return (
      <ol id={kind === 'questions' ? id : undefined} className="guide__steps">
        {texts.map((text, at) => (
          <li key={text}>
            {frames[at] && <FramePicture frame={frames[at]} />}
            <LinkedText text={text} />
          </li>
        ))}
      </ol>
    )
  }
  if (kind === 'list' || kind === 'try' || kind === 'doctor') {
    return (
      <ul className="prose__list">
        {texts.map((text) => (
          <li key={text}>
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
    )
  }
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ))
}

/** Boxes to tick on the screen for this visit, or on paper with a pen. */
function Ticks({ fold, texts }: { fold: string; texts: readonly string[] }) {
  return (
    <ul className="guide__ticks">
      {texts.map((text, index) => (
        <li key={text}>
          <label className="guide__tick">
            <input type="checkbox" autoComplete="off" value={`${fold}-${index + 1}`} />
            <span>{text}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function FoldEnd({ fold: { parts, link }, language }: { fold: GuideFold; language: Language }) {
  const words = guideWords[language]
  const sources = [...new Set(parts.flatMap(({ lines }) => lines.flatMap((line: Line) => line.sources)))]
  return (
    <div className="guide__screen guide__quiet">
      {link && pageExists(link.path) && (
        <p>
          <a className="guide__link" href={hrefFor(link.path, language)}>
            {link.label[language]}
          </a>
        </p>
      )}
      {sources.length > 0 && <Sources sources={sources} language={language} />}
      {parts.some(({ kind }) => kind === 'papers') && (
        <p>
          {words.different} <a href={hrefFor('/contact', language)}>{words.tell_us}</a>
        </p>
      )}
    </div>
  )
}

function Sources({ sources, language }: { sources: readonly GuideSource[]; language: Language }) {
  const words = guideWords[language]
  const oldest = sources.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? today
  return (
    <details className="guide__sources">
      <summary>{words.source}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source.citation}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
      <p>
        {words.looked_up} <time dateTime={oldest}>{formatDay(oldest, language)}</time>
      </p>
      {daysSince({ checkedOn: oldest }, today) > oldAfterDays && <p>{words.old}</p>}
    </details>
  )
}
