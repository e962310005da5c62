import { fill, languageNames, languages, type Language } from '@ankur/content'
import { allGuides } from '@ankur/content/guides/all-guides'
import { type Sheet, type SheetFor, sheets } from '@ankur/content/materials/sheets'
import { hrefFor } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { titled } from '../site-words.ts'
import type { PageSource } from '../page.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { SheetBody } from './sheet-body.tsx'
import '../guides/guide.css'
import './materials.css'

const materialsWords = messagesInEveryLanguage('guides/guides', 'materials')

const others = [
  { path: '/autism-test/paper', word: 'more_screening', for: ['family', 'health'] },
  { path: '/games/sheets', word: 'more_games', for: ['family', 'school'] },
  { path: '/games/garden', word: 'more_garden', for: ['family'] },
  { path: '/class', word: 'more_class', for: ['school', 'health'] },
  { path: '/talk', word: 'more_talk', for: ['family', 'school', 'health'] },
] as const satisfies readonly { path: string; word: string; for: readonly SheetFor[] }[]

const readers = ['family', 'school', 'health'] as const satisfies readonly SheetFor[]

function countFor(reader: SheetFor): number {
  return [...sheets, ...others].filter((each) => (each.for as readonly SheetFor[]).includes(reader)).length
}

export const materialsPage: PageSource = {
  path: '/materials',
  title: (language) => titled(materialsWords[language].heading, language),
  description: (language) => materialsWords[language].description,
  // The size of paper, and how many there are for each reader.
  facts: ['4', ...readers.map((reader) => String(countFor(reader)))],
  main: (language) => <Materials language={language} />,
}

function Materials({ language }: { language: Language }) {
  const words = materialsWords[language]
  return (
    <div className="wrap guide">
      <h1>{words.heading}</h1>
      <p className="guide__lead">{words.lead}</p>
      <Filter language={language} />
      <section aria-labelledby="sheets">
        <h2 id="sheets" className="guide__choose">
          {words.sheets}
        </h2>
        <ul className="materials__sheets">
          {sheets.map((sheet) => (
            <SheetCard key={sheet.id} sheet={sheet} language={language} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="more">
        <h2 id="more" className="guide__choose">
          {words.more}
        </h2>
        <ul>
          {others.map(({ path, word, for: readers }) => (
            <Way key={path} path={path} label={words[word]} readers={readers} language={language} />
          ))}
        </ul>
        <h3 className="materials__guides">{words.more_guides}</h3>
        <ul>
          {allGuides.map(({ path, title }) => (
            <Way key={path} path={path} label={title[language]} language={language} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/**
 * The target readers and languages. The filter works with `:has()` only, without script; a browser without it shows no
 * filter and every sheet. The count is part of each choice, because there is no live region.
 */
function Filter({ language }: { language: Language }) {
  const words = materialsWords[language]
  return (
    <div className="materials__filter guide__screen">
      <fieldset className="materials__who">
        <legend>{words.who}</legend>
        <Choice id="all" label={words.everybody} isFirst />
        {readers.map((reader) => (
          <Choice key={reader} id={reader} label={fill(words.who_count, { who: words[reader], count: countFor(reader) })} />
        ))}
      </fieldset>
      <p className="materials__languages">
        {words.in_language}{' '}
        {languages.map((each) => (
          <a
            key={each}
            href={hrefFor('/materials', each)}
            lang={each}
            hrefLang={each}
            aria-current={each === language ? 'page' : undefined}
          >
            {languageNames[each]}
          </a>
        ))}
      </p>
    </div>
  )
}

function Choice({ id, label, isFirst = false }: { id: string; label: string; isFirst?: boolean }) {
  return (
    <label className="materials__choice">
      <input type="radio" name="who" id={`for-${id}`} defaultChecked={isFirst} autoComplete="off" />
      {label}
    </label>
  )
}

function SheetCard({ sheet, language }: { sheet: Sheet; language: Language }) {
  const words = materialsWords[language]
  return (
    <li data-for={sheet.for.join(' ')}>
      <a className="materials__link" href={hrefFor(`/materials/${sheet.id}`, language)}>
        <span className="materials__preview" aria-hidden="true">
          <SheetBody sheet={sheet} language={language} isPreview />
        </span>
        <b>{sheet.title[language]}</b>
      </a>
      <span className="guide__quiet">{sheet.for.map((each) => words[each]).join(', ')}</span>
    </li>
  )
}

interface WayProps {
  path: string
  label: string
  /** Without them it is for everybody. */
  readers?: readonly SheetFor[]
  language: Language
}

function Way({ path, label, readers, language }: WayProps) {
  return (
    <li data-for={readers?.join(' ')}>
      <a className="materials__way" href={hrefFor(path, language)}>
        {label}
        <Icon name="chevron-right" />
      </a>
    </li>
  )
}
