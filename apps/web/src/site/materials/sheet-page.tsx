import type { Language } from '@ankur/content'
import { type Sheet, sheets } from '@ankur/content/materials/sheets'
import { hrefFor } from '../../routes.ts'
import { Button } from '../../ui/button/button.tsx'
import { titled } from '../site-words.ts'
import type { PageSource } from '../page.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { SheetBody } from './sheet-body.tsx'
import '../guides/guide.css'
import './materials.css'

const materialsWords = messagesInEveryLanguage('guides/guides', 'materials')

/** One page for each sheet: a button, and the sheet as it prints. */
export const sheetPages: readonly PageSource[] = sheets.map((sheet) => ({
  path: `/materials/${sheet.id}`,
  title: (language) => titled(sheet.title[language], language),
  description: (language) => sheet.how[language],
  main: (language) => <SheetMain sheet={sheet} language={language} />,
}))

function SheetMain({ sheet, language }: { sheet: Sheet; language: Language }) {
  const words = materialsWords[language]
  return (
    <div className="wrap guide sheet">
      <h1>{sheet.title[language]}</h1>
      <p className="guide__lead sheet__how">{sheet.how[language]}</p>
      <div className="guide__screen sheet__do">
        <Button icon="print" data-print="" hidden>
          {words.print}
        </Button>
        <p className="guide__quiet">{words.print_hint}</p>
        {sheet.kind === 'boxes' && (
          <p>
            <a className="guide__link" href="/games/sheets#what_comes_next">
              {words.cards}
            </a>
          </p>
        )}
        <p>
          <a className="guide__link" href={hrefFor('/materials', language)}>
            {words.back}
          </a>
        </p>
      </div>
      <section className="sheet__paper" aria-label={sheet.title[language]}>
        <p className="sheet__name">{words.name}</p>
        <SheetBody sheet={sheet} language={language} />
        <p className="sheet__by">{words.by}</p>
      </section>
    </div>
  )
}
