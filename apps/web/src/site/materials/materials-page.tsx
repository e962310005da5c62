import type { Language } from '@ankur/content'
import { allGuides } from '@ankur/content/guides/all-guides'
import type { Sheet } from '@ankur/content/materials/sheet'
import { sheets } from '@ankur/content/materials/sheets'
import { hrefFor } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { titled } from '../guides/guide-words.ts'
import type { PageSource } from '../page.ts'
import { materialsWords } from './materials-words.ts'
import { SheetBody } from './sheet-body.tsx'
import '../guides/guide.css'
import './materials.css'

export const materialsPage: PageSource = {
  path: '/materials',
  title: (language) => titled(materialsWords[language].heading, language),
  description: (language) => materialsWords[language].description,
  // The size of paper.
  facts: ['4'],
  main: (language) => <Materials language={language} />,
}

const others = [
  ['/autism-test/paper', 'more_screening'],
  ['/games/sheets', 'more_games'],
  ['/class', 'more_class'],
  ['/talk', 'more_talk'],
] as const

function Materials({ language }: { language: Language }) {
  const words = materialsWords[language]
  return (
    <div className="wrap guide">
      <h1>{words.heading}</h1>
      <p className="guide__lead">{words.lead}</p>
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
          {others.map(([path, word]) => (
            <Way key={path} path={path} label={words[word]} language={language} />
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

function SheetCard({ sheet, language }: { sheet: Sheet; language: Language }) {
  const words = materialsWords[language]
  return (
    <li className="materials__sheet">
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

function Way({ path, label, language }: { path: string; label: string; language: Language }) {
  return (
    <li>
      <a className="materials__way" href={hrefFor(path, language)}>
        {label}
        <Icon name="chevron-right" />
      </a>
    </li>
  )
}
