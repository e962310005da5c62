import '../round/level-select.css'
import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { fill, isLanguage, languageNames, languages, type Language } from '@ankur/content'
import { type DealOptions, numeralScripts, writeNumber } from '@ankur/games/deal-options'
import { dots, type Face as FaceOf } from '@ankur/games/face'
import { faceName } from '@ankur/games/sayings/names'
import { say, sayValue } from '@ankur/games/sayings/saying'
import { useLanguage } from '../../platform/language.tsx'
import { loadStyles } from '../../platform/load-styles.ts'
import { type Messages, messagesOf } from '../../platform/messages.ts'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Face } from '../board/face.tsx'
import { dealOptions } from '../game-settings.ts'
import { ownWords } from '../own-words.ts'
import { listedGame } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { Floor } from '../scenes/floor.tsx'
import { fruits } from '../pictures/fruits.tsx'
import { eggPlaces, eggScale, NestShape } from '../scenes/nest.tsx'
import { Mat } from './mat.tsx'
import { exampleOf, printedGames, sheetOf, type PrintedGame } from './sheets.ts'
import styles from './sheets.css?url'
import '../round/level-select.css'

const gamesWords = messagesOf('sets', 'gamePages')
const sheetsWords = messagesOf('games/sheets', 'gameSheets')

/** Their cards are pictures with their own words. */
const pictureCards = {
  what_comes_next: cards((module) => module.DayCards, ownWords.what_comes_next),
  choose_and_ask: cards((module) => module.AskCards, ownWords.choose_and_ask),
  same_different: cards((module) => module.SameCards, ownWords.same_different),
  take_turns: cards((module) => module.TurnCards, ownWords.take_turns),
} as const

type Modules = typeof import('./picture-cards.tsx')

/** A part for each language, because its words are loaded with it. */
function cards(pick: (module: Modules) => ComponentType<{ language: Language }>, words: Pick<Messages<unknown>, 'load'>) {
  const inLanguage = (language: Language) =>
    definePart({
      load: () => import('./picture-cards.tsx').then(pick),
      messages: [words, sheetsWords].map((each) => ({ load: () => each.load(language) })),
      when: onDemand,
    })
  return Object.fromEntries(languages.map((each) => [each, inLanguage(each)])) as Record<Language, ReturnType<typeof inLanguage>>
}

type PictureGame = keyof typeof pictureCards

const OwnPaper = definePart({ load: () => import('./own-paper.tsx').then((module) => module.OwnPaper), when: onDemand })

/** How the cards are printed: many on a page, four, two or one, in colour or as outlines, which a child colours and which spare ink. */
const sizes = ['small', 'large', 'half', 'page'] as const
type CardSize = (typeof sizes)[number]
const looks = ['colour', 'outline'] as const

const onPaper = [...printedGames, ...(Object.keys(pictureCards) as PictureGame[]), 'own'] as const
type OnPaper = (typeof onPaper)[number]

/** The sheets to print with their words and looks, which no other page carries, not even as addresses. */
export async function loadSheetsPage(): Promise<typeof SheetsPage> {
  await Promise.all([sheetsWords.load(), loadStyles(styles)])
  return SheetsPage
}

/** Every game on paper, for families without a phone to spare. Only the sheet is printed. */
function SheetsPage() {
  const words = sheetsWords.use()
  const { games } = gamesWords.use()
  const { language } = useLanguage()
  const [game, setGame] = useState<OnPaper>(() => onPaper.find((each) => location.hash === `#${each}`) ?? 'number_stacking')
  const [options, setOptions] = useState<DealOptions>(() => dealOptions(progressStore.load().settings, language))
  const [size, setSize] = useState<CardSize>('small')
  const [look, setLook] = useState<(typeof looks)[number]>('colour')
  useTitle(words.title)
  return (
    <div className="wrap sheets">
      <div className="sheets__ask">
        <PageHeading>{words.title}</PageHeading>
        <p className="sheets__lead">{words.lead}</p>
        <div className="sheets__choices">
          <Choice label={words.game} value={game} onChange={(value) => setGame(onPaper.find((each) => each === value) ?? game)}>
            {onPaper.map((each) => (
              <option key={each} value={each}>
                {each === 'own' ? words.own_title : games[listedGame(each).title]}
              </option>
            ))}
          </Choice>
          {game === 'own' ? null : isPictureGame(game) || game === 'letter_sorting' || game === 'memory' ? (
            <Choice
              label={isPictureGame(game) ? words.card_language : words.letters}
              value={options.letters}
              onChange={(letters) => isLanguage(letters) && setOptions({ ...options, letters })}
            >
              {languages.map((each) => (
                <option key={each} value={each} lang={each}>
                  {languageNames[each]}
                </option>
              ))}
            </Choice>
          ) : (
            <Choice
              label={words.numerals}
              value={options.numerals}
              onChange={(value) =>
                setOptions({ ...options, numerals: numeralScripts.find((each) => each === value) ?? options.numerals })
              }
            >
              {numeralScripts.map((each) => (
                <option key={each} value={each}>
                  {[1, 2, 3].map((n) => writeNumber(n, each)).join(' ')}
                </option>
              ))}
            </Choice>
          )}
          <Choice label={words.size} value={size} onChange={(value) => setSize(sizes.find((each) => each === value) ?? size)}>
            {sizes.map((each) => (
              <option key={each} value={each}>
                {words[`size_${each}`]}
              </option>
            ))}
          </Choice>
          {game !== 'own' && (
            <Choice label={words.look} value={look} onChange={(value) => setLook(looks.find((each) => each === value) ?? look)}>
              {looks.map((each) => (
                <option key={each} value={each}>
                  {words[`look_${each}`]}
                </option>
              ))}
            </Choice>
          )}
        </div>
        <div className="sheets__ways">
          <Button icon="print" onClick={() => print()}>
            {words.print}
          </Button>
          <LinkButton kind="second" icon="back" href="/games">
            {words.back}
          </LinkButton>
        </div>
      </div>
      <SheetToCut {...{ game, options, size, look }} />
    </div>
  )
}

interface SheetProps {
  game: OnPaper
  options: DealOptions
  size: CardSize
  look: (typeof looks)[number]
}

function SheetToCut({ game, options, size, look }: SheetProps) {
  const words = sheetsWords.use()
  const { games } = gamesWords.use()
  return (
    <section className={`sheet sheet--${game} sheet--${size} sheet--${look}`} aria-label={words.sheet}>
      <h2>{game === 'own' ? words.own_title : games[listedGame(game).title]}</h2>
      <p className="sheet__how">{words[`${game}_how`]}</p>
      {game === 'own' ? (
        <OwnPaper size={size} />
      ) : isPictureGame(game) ? (
        <PictureCards game={game} language={options.letters} />
      ) : (
        <FaceCards game={game} options={options} />
      )}
      <p className="sheet__by">{fill(words.by, { address: location.host })}</p>
    </section>
  )
}

function isPictureGame(game: OnPaper): game is PictureGame {
  return game in pictureCards
}

function PictureCards({ game, language }: { game: PictureGame; language: Language }) {
  const Cards = pictureCards[game][language]
  return (
    <div lang={language}>
      <Cards key={language} language={language} />
    </div>
  )
}

function FaceCards({ game, options }: { game: PrintedGame; options: DealOptions }) {
  const { games } = gamesWords.use()
  const { cards, counts = [], mats } = sheetOf(game, options)
  return (
    <>
      <ul className="sheet__cards">
        {cards.map((face, index) => (
          <li key={index} className="sheet__card">
            <span role="img" aria-label={sayValue(faceName(face), games)}>
              <Piece of={face} game={game} />
            </span>
            <Example of={face} />
          </li>
        ))}
        {counts.map((count) => (
          <li key={`count ${count}`} className="sheet__card">
            <span role="img" aria-label={sayValue(faceName(dots(count)), games)}>
              <Mangoes count={count} />
            </span>
          </li>
        ))}
      </ul>
      {mats.length > 0 && (
        <div className="sheet__mats">
          {mats.map((mat, nth) => (
            <Mat key={nth} boxes={mat.map((key) => (key === null ? '' : say({ key }, games)))} />
          ))}
        </div>
      )}
    </>
  )
}

/** The piece as the game shows it: floors to stack, and nests with eggs to count. */
function Piece({ of, game }: { of: FaceOf; game: PrintedGame }) {
  if (game === 'number_stacking' && of.kind === 'numeral') return <Floor value={of.value} script={of.script} windows="lit" />
  if (game === 'number_sorting' && of.kind === 'dots') return <NestShape count={of.count} />
  return <Face face={of} />
}

function Mangoes({ count }: { count: number }) {
  const scale = eggScale(count) * 0.44
  const apart = (at: number) => 32 + (at - 32) * 1.3 - 32 * scale
  return (
    <svg className="nest" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {eggPlaces(count).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${apart(x)} ${apart(y)}) scale(${scale})`}>
          {fruits.mango}
        </g>
      ))}
    </svg>
  )
}

/** What begins with the letter of a card. */
function Example({ of }: { of: FaceOf }) {
  const picture = exampleOf(of)
  if (picture === null || of.kind !== 'letter') return null
  const { language } = of
  return (
    <span className="sheet__example">
      <Face face={{ kind: 'picture', picture, language }} />
      <Face face={{ kind: 'word', picture, language }} />
    </span>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label className="sheets__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="level-select" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  )
}
