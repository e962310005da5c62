import type { Language } from '@ankur/content'
import { translations } from '@ankur/languages/scripts'
import { CatShape } from '../../ui/drawings/animals.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

/** Three blocks with a marigold growing out of them, and a cat who says hello in two languages. */
export function Scene({ language }: { language: Language }) {
  const words = homeWords[language]
  const second = language === 'en' ? translations[0] : 'en'
  return (
    <Drawing name="scene" width={600} height={452}>
      <circle className="drawing__sun" cx="438" cy="128" r="46" />
      <Marigold />
      <g className="drawing__words" fontSize="19">
        <g className="block-kind--events">
          <path
            className="drawing__block"
            d="M74 262c0-10 8-18 18-18h220c10 0 18 8 18 18v38H142c-3 0-5 2-6 4-2 5-5 7-10 7h-16c-5 0-8-2-10-7-1-2-3-4-6-4H74z"
          />
          <path className="drawing__cap" d="M74 262c0-10 8-18 18-18h34v67h-16c-5 0-8-2-10-7-1-2-3-4-6-4H74z" />
          <Glyph d={glyphs.flag} y={258} />
          <text x="142" y="280">
            {words.block_flag}
          </text>
        </g>
        <g className="block-kind--motion" transform="translate(0 61)">
          <path
            className="drawing__block"
            d="M74 243h20c3 0 5 2 6 4 2 5 5 7 10 7h16c5 0 8-2 10-7 1-2 3-4 6-4h188v54H142c-3 0-5 2-6 4-2 5-5 7-10 7h-16c-5 0-8-2-10-7-1-2-3-4-6-4H74z"
          />
          <path className="drawing__cap" d="M74 243h20c3 0 5 2 6 4 2 5 5 7 10 7h16v54h-16c-5 0-8-2-10-7-1-2-3-4-6-4H74z" />
          <Glyph d={glyphs.move} y={259} />
          <text x="142" y="279">
            {words.block_move}
          </text>
        </g>
        <g className="block-kind--looks" transform="translate(0 119)">
          <path
            className="drawing__block"
            d="M74 243h20c3 0 5 2 6 4 2 5 5 7 10 7h16c5 0 8-2 10-7 1-2 3-4 6-4h188v36c0 10-8 18-18 18H92c-10 0-18-8-18-18z"
          />
          <path className="drawing__cap" d="M74 243h20c3 0 5 2 6 4 2 5 5 7 10 7h16v43H92c-10 0-18-8-18-18z" />
          <Glyph d={glyphs.say} y={259} />
          <text x="142" y="279">
            {words.block_say}
          </text>
        </g>
      </g>
      <g fill="#fff">
        <circle cx="352" cy="432" r="5" />
        <circle cx="376" cy="430" r="5" />
        <circle cx="400" cy="428" r="5" />
      </g>
      <svg x="392" y="262" width="176" height="176" viewBox="0 0 120 120">
        <CatShape />
      </svg>
      <path
        className="scene__bubble"
        d="M404 168h150a16 16 0 0 1 16 16v46a16 16 0 0 1-16 16h-46l-16 18-6-18h-82a16 16 0 0 1-16-16v-46a16 16 0 0 1 16-16z"
      />
      <g className="drawing__words" fontSize="20" textAnchor="middle">
        <text x="479" y="202">
          {words.hello}
        </text>
        <text x="479" y="232" lang={second}>
          {homeWords[second].hello}
        </text>
      </g>
    </Drawing>
  )
}

function Glyph({ d, y }: { d: string; y: number }) {
  return (
    <svg x="87" y={y} width="28" height="28" viewBox="0 0 24 24">
      <path className="drawing__glyph" d={d} />
    </svg>
  )
}

function Marigold() {
  return (
    <>
      <path className="drawing__stem" d="M196 246c-2-40 8-66 2-104" strokeWidth="7" />
      <path className="drawing__leaf" d="M198 226c-30 4-56-12-62-44 32-4 58 10 62 44z" />
      <path d="M200 204c0-32 20-54 54-56 2 34-20 56-54 56z" fill="#4FA286" />
      <path d="M199 176c-22 0-38-14-40-36 24 0 40 14 40 36z" fill="#4FA286" />
      <g transform="translate(198 118)">
        <g fill="#E59A2B">
          {petals.outer.map(([x, y]) => (
            <circle key={`${x} ${y}`} r="15" cx={x} cy={y} />
          ))}
        </g>
        <g fill="#F0B441">
          {petals.inner.map(([x, y]) => (
            <circle key={`${x} ${y}`} r="12" cx={x} cy={y} />
          ))}
        </g>
        <circle r="14" fill="#F7D27E" />
      </g>
    </>
  )
}

const petals = {
  outer: [
    [0, -27],
    [23, -13],
    [23, 13],
    [0, 27],
    [-23, 13],
    [-23, -13],
  ],
  inner: [
    [12, -19],
    [23, 0],
    [12, 19],
    [-12, 19],
    [-23, 0],
    [-12, -19],
  ],
} as const

/** The signs on the caps of blocks, on a 24 x 24 grid. */
export const glyphs = {
  flag: 'M6 21V4m0 1c5-3 8 3 13 0v9c-5 3-8-3-13 0',
  move: 'M4 12h15m-5-6 6 6-6 6',
  say: 'M4 5h16v11h-9l-4 4v-4H4z',
  repeat: 'M5 12a7 7 0 0 1 12-5l2 2m0-5v5h-5M19 12a7 7 0 0 1-12 5l-2-2m0 5v-5h5',
} as const
