import { memo } from 'react'
import type { PlayedGame } from '../played-games.ts'

/** The background of the board. Colours are roles of the style sheet, so that evening and the themes can change them. */
export const Backdrop = memo(function Backdrop({ game }: { game: PlayedGame }) {
  return (
    <div className="backdrop decoration" aria-hidden="true">
      <span className="backdrop__sun" />
      <svg className="backdrop__bird" viewBox="0 0 42 14">
        <path d="M3 8q9-9 18 2 9-11 18-2" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <Stars />
      {game === 'number_sorting' ? <Pond /> : <Hills />}
    </div>
  )
})

function Hills() {
  return (
    <svg className="backdrop__land" viewBox="0 0 360 150" preserveAspectRatio="none">
      <path className="land-far" d="M0 54C90 0 180 40 360 0V150H0z" />
      <path className="land-middle" d="M0 98C120 66 240 120 360 76V150H0z" />
      <path className="land-near" d="M0 120H360V150H0z" />
    </svg>
  )
}

function Pond() {
  return (
    <>
      <svg className="backdrop__shore" viewBox="0 0 360 60" preserveAspectRatio="none">
        <path className="land-far" d="M0 20C80 0 190 2 240 16s90 8 120-6V60H0z" />
        <path className="land-near" d="M0 40C100 24 230 46 360 28V60H0z" />
      </svg>
      <span className="backdrop__water" />
      <Reeds side="left" />
      <Reeds side="right" />
    </>
  )
}

function Reeds({ side }: { side: 'left' | 'right' }) {
  return (
    <svg className={`reeds reeds--${side}`} viewBox="0 0 34 104">
      <path
        d="M12 104c-4-30 2-50-2-80M24 104c2-24-2-40 4-62"
        stroke="#4B9160"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="6" y="2" width="9" height="28" rx="4.5" fill="#8A5A33" />
      <rect x="24" y="20" width="9" height="26" rx="4.5" fill="#8A5A33" />
    </svg>
  )
}

/** With a fixed size at every width: they repeat. */
function Stars() {
  return (
    <svg className="backdrop__stars">
      <pattern id="stars" width="360" height="170" patternUnits="userSpaceOnUse">
        {['40 60', '120 20', '214 84', '250 30', '336 110', '20 140'].map((at) => (
          <circle key={at} r="3" transform={`translate(${at})`} fill="#FFFDF6" />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill="url(#stars)" />
    </svg>
  )
}
