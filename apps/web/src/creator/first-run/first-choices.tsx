import { CatShape } from '../../ui/drawings/cat.tsx'
import { DuckShape } from '../../ui/drawings/duck.tsx'
import { goByArrows } from '../arrows.ts'
import { creatorWords } from '../creator-words.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { PawPrint } from '../stage/sprites/paw-print.tsx'
import { useShowMe } from './use-show-me.ts'

/** In an empty script: a demo that builds itself, or a ready game. */
export function FirstChoices() {
  const words = creatorWords.use()
  const showMe = useShowMe()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons take the keys
    <div className="first-choices" onKeyDown={goByArrows}>
      <button type="button" className="first-choices__one" onClick={showMe}>
        <svg viewBox="0 0 240 90" aria-hidden="true" focusable="false">
          <path d="M0 70c60-24 170-24 240 0v20H0z" className="backdrop__near" />
          <g transform="translate(140 2) scale(0.72)">
            <CatShape />
          </g>
          {[40, 70, 100, 130].map((x, index) => (
            <PawPrint key={x} x={x} y={index % 2 === 0 ? 74 : 80} />
          ))}
        </svg>
        {words.show_me}
      </button>
      <button type="button" className="first-choices__one" tabIndex={-1} onClick={() => openDialog('ready')}>
        <svg viewBox="0 0 240 90" aria-hidden="true" focusable="false">
          <circle cx="80" cy="36" r="22" fill="#e2473f" />
          <path d="M80 58c-3 10 6 14-2 26" fill="none" stroke="#3564c4" strokeWidth="3" />
          <g transform="translate(120 4) scale(0.7)">
            <DuckShape />
          </g>
        </svg>
        {words.ready_games}
      </button>
    </div>
  )
}
