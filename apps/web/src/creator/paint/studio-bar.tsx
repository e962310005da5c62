import { type ReactNode, useRef, useState } from 'react'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { useStudio } from './use-studio.ts'
import type { Zoom } from './use-zoom.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

interface Props {
  title: ReactNode
  studio: ReturnType<typeof useStudio>
  step: (what: 'undo' | 'redo') => void
  zoom: Zoom
  isBuilding: boolean
  build: () => void
}

/** Close, undo, redo and Done; other tools open beside them. */
export function StudioBar({ title, studio, step, zoom, isBuilding, build }: Props) {
  const words = paintWords.use()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { before, undone } = studio.open.history
  const then = (act: () => void) => () => {
    setOpen(false)
    // The pressed button goes with its menu.
    opener.current?.focus()
    act()
  }
  return (
    <div className="paint__bar">
      <BarButton icon="close" label={words.close} press={studio.close} />
      {title}
      <BarButton icon="undo" label={words.undo} press={() => step('undo')} isOff={before.length === 0} />
      <BarButton icon="redo" label={words.redo} press={() => step('redo')} isOff={undone.length === 0} />
      <button type="button" className="tool tool--small paint__build-toggle" aria-pressed={isBuilding} onClick={build}>
        <CreatorIcon name="press" />
        {words.build}
      </button>
      <button
        type="button"
        className="paint__bar-button"
        ref={opener}
        aria-label={words.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <CreatorIcon name="menu" />
      </button>
      <button
        type="button"
        className="tool tool--small tool--main"
        aria-disabled={studio.isBusy}
        onClick={() => void studio.done()}
      >
        <CreatorIcon name="made" />
        {words.done}
      </button>
      {isOpen && (
        <div className="paint__menu" role="group" aria-label={words.more}>
          <button type="button" className="tool tool--small" onClick={then(build)}>
            <CreatorIcon name="press" />
            {isBuilding ? words.draw_by_hand : words.build}
          </button>
          <button type="button" className="tool tool--small" onClick={() => zoom.by(1.5)}>
            <CreatorIcon name="look" />
            {words.nearer}
          </button>
          <button type="button" className="tool tool--small" onClick={then(zoom.reset)}>
            <CreatorIcon name="wide" />
            {words.whole_page}
          </button>
          <p>{words.stays_here}</p>
        </div>
      )}
    </div>
  )
}

interface BarButtonProps {
  icon: CreatorIconName
  label: string
  press: () => void
  isOff?: boolean
}

function BarButton({ icon, label, press, isOff = false }: BarButtonProps) {
  return (
    <button type="button" className="paint__bar-button" aria-label={label} aria-disabled={isOff} onClick={press}>
      <CreatorIcon name={icon} />
    </button>
  )
}
