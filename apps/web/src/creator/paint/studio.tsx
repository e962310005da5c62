import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { largestPage } from '@ankur/blocks/paint/drawing'
import { paintColors } from '@ankur/blocks/paint/paint-colors'
import { CreatorIcon } from '../creator-icon.tsx'
import { HearButton } from '../script/hear-button.tsx'
import type { DrawingRequest } from '../shell/dialog-requests.ts'
import { BuildShapes } from './build-shapes.tsx'
import { Colors } from './colors.tsx'
import { CostumeRow } from './costume-row.tsx'
import { PageView, type SelectedTools } from './page-view.tsx'
import { asLayer, movedPhoto, PhotoBar, photoOnPage, type PlacedPhoto, takePhoto } from './placed-photo.tsx'
import { StudioBar } from './studio-bar.tsx'
import { BrushSizes, ShapesTray, ToolsRow, ZoomChip } from './tools.tsx'
import { useBefore } from './use-before.ts'
import { useStudio } from './use-studio.ts'
import { useZoom } from './use-zoom.ts'
import { messagesOf } from '../../platform/messages.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

const firstHand: SelectedTools = { tool: 'brush', color: paintColors.black, width: 8, shape: 'circle', isFilled: true }

/** A page to draw on, over the whole editor. The game does not change until Done. */
export function Studio({ request, onClose }: { request: DrawingRequest; onClose: () => void }) {
  const words = paintWords.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const [size] = useState(() => (request.isBackdrop ? largestPage : newPageSize()))
  const studio = useStudio(request, size, onClose)
  const { state, change, open, message, speak } = studio
  const [hand, setHand] = useState(firstHand)
  const [tray, setTray] = useState<'shapes' | null>(null)
  const [photo, setPhoto] = useState<PlacedPhoto | null>(null)
  const [isBuilding, setBuilding] = useState(false)
  const [chosen, choose] = useState(-1)
  const [isBefore, setBefore] = useState(true)
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const at = state.sheets.indexOf(open)
  const before = useBefore(state.sheets[at - 1], open, isBefore && at > 0)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    return () => shown?.close()
  }, [])
  const { page } = open
  const step = (what: 'undo' | 'redo') => {
    const list = what === 'undo' ? open.history.before : open.history.undone
    if (list.length === 0) return
    choose(-1)
    change({ do: what })
    speak(what === 'undo' ? words.undone : words.redone)
  }
  const clear = () => {
    if (open.history.now.length === 0) return
    choose(-1)
    change({ do: 'draw', steps: [] })
    speak(words.cleared)
  }
  const pickPhoto = async (file: File) => {
    if (!page) return
    const taken = await takePhoto(file, page).catch(() => 'photo_unreadable' as const)
    if (typeof taken === 'string') return speak(words[taken])
    setTray(null)
    setPhoto(photoOnPage(taken, page))
    speak(words.photo_move)
  }
  const putPhoto = () => {
    if (photo) change({ do: 'draw', steps: [...open.history.now, asLayer(photo)] })
    setPhoto(null)
  }
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  }
  const goTo = (act: () => void) => () => {
    setPhoto(null)
    choose(-1)
    zoom.reset()
    act()
  }
  const chosenPart = isBuilding ? open.history.now[chosen] : undefined
  return (
    <dialog
      className={`paint${isBuilding ? ' paint--building' : ''}`}
      ref={dialog}
      aria-labelledby={id}
      onKeyDown={keys}
      onCancel={(event) => {
        event.preventDefault()
        studio.close()
      }}
    >
      <StudioBar
        title={
          <h2 className="paint__title" id={id} tabIndex={-1} ref={heading}>
            {fill(words.title, { name: open.name })}
          </h2>
        }
        studio={studio}
        step={step}
        zoom={zoom}
        isBuilding={isBuilding}
        build={() => setBuilding(!isBuilding)}
      />
      <div className="paint__body">
        {page ? (
          <PageView
            sheet={{ ...open, page }}
            frame={frame}
            zoom={zoom}
            hand={hand}
            photo={photo}
            movePhoto={(by) => setPhoto((now) => now && movedPhoto(now, by))}
            draw={(steps) => change({ do: 'draw', steps })}
            // It lies over the foot of the page.
            touch={() => message.text && speak('')}
            before={before}
            chosen={chosenPart?.tool === 'shape' ? chosenPart : null}
          />
        ) : (
          <div className="paint__room" />
        )}
        <div className="paint__over-page">
          <ZoomChip zoom={zoom.zoom} reset={zoom.reset} />
          {tray === 'shapes' && (
            <ShapesTray hand={hand} take={(some) => setHand((now) => ({ ...now, ...some }))} close={() => setTray(null)} />
          )}
          <p className="paint__said" role="status">
            <span key={message.number}>{message.text}</span>
          </p>
        </div>
        <div className="paint__side">
          <BrushSizes hand={hand} take={(some) => setHand((now) => ({ ...now, ...some }))} />
          <button type="button" className="paint__size" aria-label={words.clear} onClick={clear}>
            <CreatorIcon name="remove" />
          </button>
          <HearButton label={words.hear} text={words[`help_${hand.tool}`]} />
        </div>
        {photo ? (
          <PhotoBar
            photo={photo}
            change={(next) => {
              setPhoto(next)
              if (!next) heading.current?.focus()
            }}
            put={() => {
              putPhoto()
              heading.current?.focus()
            }}
          />
        ) : isBuilding && page ? (
          <BuildShapes
            key={open.id}
            sheet={{ ...open, page }}
            draw={(steps) => change({ do: 'draw', steps })}
            chosen={chosen}
            choose={choose}
            rename={(name) => change({ do: 'rename', name })}
            say={speak}
            close={() => {
              setBuilding(false)
              heading.current?.focus()
            }}
          />
        ) : (
          <>
            <ToolsRow
              hand={hand}
              take={(some) => {
                setTray(null)
                setHand((now) => ({ ...now, ...some }))
              }}
              before={at > 0 ? { isShown: isBefore, toggle: () => setBefore(!isBefore) } : null}
              pickPhoto={(file) => void pickPhoto(file)}
              openShapes={() => setTray(tray ? null : 'shapes')}
            />
            <Colors color={hand.color} take={(color) => setHand((now) => ({ ...now, color }))} />
            <CostumeRow
              state={state}
              choose={(sheet) => goTo(() => change({ do: 'choose', id: sheet }))()}
              copy={goTo(() => change({ do: 'copy' }))}
              add={goTo(() => change({ do: 'add', name: words.new_name }))}
            />
          </>
        )}
        <p className="only-heard" id="paint-keys">
          {words.keys_help}
        </p>
        <p className="paint__stays">{words.stays_here}</p>
      </div>
    </dialog>
  )
}

/** 240 units wide, with the aspect ratio of the available space on this screen. */
function newPageSize(): { width: number; height: number } {
  const isWide = innerWidth > innerHeight
  const room = isWide
    ? { width: innerWidth - 420, height: innerHeight - 70 }
    : { width: innerWidth - 60, height: innerHeight - 343 }
  const height = Math.round((240 * room.height) / Math.max(room.width, 1) / 2) * 2
  return { width: 240, height: Math.min(Math.max(height, 160), 360) }
}
