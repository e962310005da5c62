import { useEffect, useState, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '@ankur/content'
import { boardWord, folderPages, rowsOf, type BoardWord, type PersonalBoard } from '@ankur/talk'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { photosOf } from '@ankur/talk/edit-board'
import { loadAllSymbols, loadFolderSymbols } from '../symbols.tsx'
import { fileUrl } from '../talk-files.ts'
import { shownFolders } from '../shown-folders.ts'
import { folderColumnsHere } from '../folder-layout.ts'
import { loadedTexts, talkWordsGroup } from '../talk-words-group.ts'
import { WordPicture } from '../word-cell.tsx'
import { Rules } from './about-section.tsx'
import { Choices } from './fields.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

type Sheet = 'board' | 'folders' | 'cards' | 'choices' | 'today' | 'rules'
type CardCm = 4 | 6 | 9
type PaperSize = 'a4' | 'a3'

/** The same board on paper, with the same places. It is rendered outside the page and only visible in print. */
export function PaperSection({ board, strip }: { board: PersonalBoard; strip: readonly BoardWord[] }) {
  const words = adultWords.use()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [cardCm, setCardCm] = useState<CardCm>(6)
  const [paper, setPaper] = useState<PaperSize>('a4')
  const hasA3 = board.settings.size === 60
  useEffect(loadFolderSymbols, [])
  // Without its photos and drawings a sheet would be wasted.
  const open = (wanted: Sheet) =>
    void Promise.all([loadAllSymbols(), ...photosOf(board).map(fileUrl)]).then(() => setSheet(wanted))
  useEffect(() => {
    if (!sheet) return
    document.documentElement.dataset.printing = 'talk'
    const done = () => setSheet(null)
    addEventListener('afterprint', done, { once: true })
    let isWanted = true
    void allDecoded().then(() => isWanted && print())
    return () => {
      isWanted = false
      removeEventListener('afterprint', done)
      delete document.documentElement.dataset.printing
    }
  }, [sheet])
  return (
    <>
      <p>{words.print_text}</p>
      {hasA3 && (
        <Choices<PaperSize>
          title={words.paper_size}
          options={[
            ['a4', 'A4'],
            ['a3', 'A3'],
          ]}
          value={paper}
          onChange={setPaper}
        />
      )}
      <div className="talk-adults__buttons">
        <Button kind="second" size="small" icon="print" onClick={() => open('board')}>
          {words.print_board}
        </Button>
        <Button kind="second" size="small" icon="print" onClick={() => open('folders')}>
          {words.print_folders}
        </Button>
        <Button kind="second" size="small" icon="print" onClick={() => open('rules')}>
          {words.print_rules}
        </Button>
      </div>
      <Choices<CardCm>
        title={words.card_size}
        options={([4, 6, 9] as const).map((count) => [count, fill(words.card_cm, { count })])}
        value={cardCm}
        onChange={setCardCm}
      />
      <Button kind="second" size="small" icon="print" onClick={() => open('cards')}>
        {words.print_cards}
      </Button>
      <p className="muted">{words.choices_text}</p>
      <Button kind="second" size="small" icon="print" onClick={() => open('choices')}>
        {words.print_choices}
      </Button>
      <p className="muted">{words.today_text}</p>
      <Button
        kind="second"
        size="small"
        icon="print"
        disabledReason={strip.length === 0 ? '' : undefined}
        onClick={() => open('today')}
      >
        {words.print_today}
      </Button>
      {sheet && createPortal(<Paper {...{ sheet, board, strip, cardCm }} paper={hasA3 ? paper : 'a4'} />, document.body)}
    </>
  )
}

async function allDecoded(): Promise<void> {
  const photos = [...document.querySelectorAll<HTMLImageElement>('.talk-paper img')]
  await Promise.all(photos.map((photo) => photo.decode().catch(() => {})))
}

interface PaperProps {
  sheet: Sheet
  board: PersonalBoard
  strip: readonly BoardWord[]
  cardCm: CardCm
  paper: PaperSize
}

function Paper({ sheet, board, strip, cardCm, paper }: PaperProps) {
  const words = adultWords.use()
  const { talkFolders } = talkWordsGroup.use()
  const { language } = useLanguage()
  const speech = { board, language, texts: loadedTexts() }
  const shown = (id: string | null) => (id === null || board.hidden.includes(id) ? null : boardWord(id, speech))
  const core = rowsOf(board.settings.size, board.settings.orientation).map((row) => row.map(shown))
  const things = folderPages(board, 'my_things').flat().map(shown)
  // A choice can always be refused, whatever the board shows.
  const refusals = (['no', 'something_else', 'finished'] as const).map((id) => boardWord(id, speech))
  const choices = [...board.own.map(({ id }) => shown(id)), ...board.favourites.map(({ id }) => shown(id)), ...refusals]
  const credit = <p className="talk-paper__credit">{words.credit}</p>
  const { orientation } = board.settings
  // A word has the same place on paper.
  const [columns] = useState(() => folderColumnsHere(orientation))
  const inRows = (ids: readonly (string | null)[]) =>
    Array.from({ length: 16 / columns }, (_, y) => ids.slice(y * columns, (y + 1) * columns).map(shown))
  return (
    <div className={board.settings.colors ? 'talk-paper' : 'talk-paper talk-paper--plain'}>
      {sheet === 'board' && (
        <section className={`talk-paper__page talk-paper__page--${paper}-${orientation}`}>
          {board.name && <h2>{board.name}</h2>}
          <PaperGrid rows={core} />
          {credit}
        </section>
      )}
      {sheet === 'folders' &&
        shownFolders(board, talkFolders, language).flatMap(({ id: folder, name, nameLanguage }) =>
          folderPages(board, folder)
            .filter((ids) => ids.some((id) => id !== null))
            .map((ids, page) => (
              <section key={`${folder}-${page}`} className={`talk-paper__page talk-paper__page--a4-${orientation}`}>
                <h2 lang={nameLanguage}>{name}</h2>
                <PaperGrid rows={inRows(ids)} />
                {credit}
              </section>
            )),
        )}
      {(sheet === 'cards' || sheet === 'choices') && (
        <section>
          <div className="talk-paper__cards" style={{ '--card': `${cardCm}cm` } as CSSProperties}>
            {(sheet === 'cards' ? [...core.flat(), ...things] : choices).map(
              (word, at) => word && <PaperCell key={at} word={word} />,
            )}
          </div>
          {credit}
        </section>
      )}
      {sheet === 'today' && (
        <section className="talk-paper__page">
          <h2>{words.today}</h2>
          <div className="talk-paper__today">
            {strip.map((word, at) => (
              <PaperCell key={at} word={word} />
            ))}
          </div>
          {credit}
        </section>
      )}
      {sheet === 'rules' && (
        <section className="talk-paper__page">
          <Rules />
          <p>{words.evidence}</p>
          {credit}
        </section>
      )}
    </div>
  )
}

function PaperGrid({ rows }: { rows: readonly (readonly (BoardWord | null)[])[] }) {
  return (
    <div className="talk-paper__grid" style={{ '--columns': rows[0]?.length ?? 4, '--rows': rows.length } as CSSProperties}>
      {rows
        .flat()
        .map((word, at) => (word ? <PaperCell key={at} word={word} /> : <span key={at} className="talk-paper__cell" />))}
    </div>
  )
}

function PaperCell({ word }: { word: BoardWord }) {
  return (
    <div className={`talk-paper__cell talk-cell--${word.kind}`}>
      <WordPicture word={word} />
      <span lang={word.textLanguage}>
        {word.text}
        {word.second && <small lang={word.second.language}> {word.second.text}</small>}
      </span>
    </div>
  )
}
