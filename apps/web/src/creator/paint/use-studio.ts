import { useEffect, useReducer, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { chooseBackdrop } from '@ankur/blocks/edit/edit-pictures'
import { setCostumes } from '@ankur/blocks/edit/edit-costumes'
import { addSprite } from '@ankur/blocks/edit/edit-sprites'
import { useRunner } from '../stage/runner.ts'
import { useGame } from '../use-creator.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { type DrawingRequest, requestDrawing } from '../shell/dialog-requests.ts'
import { finishStudio } from './finish-drawing.ts'
import { forgetUnfinished, storeUnfinished, loadUnfinished } from './stored-drawings.ts'
import { readImages } from './layer-images.ts'
import { loadSheet } from './load-sheet.ts'
import { messagesOf } from '../../platform/messages.ts'
import {
  restoreSheets,
  changedStudio,
  hasDrawing,
  newSheet,
  openSheet,
  sheetsOf,
  type StudioState,
  unfinishedSheets,
} from './studio-state.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

/** Delayed after the last stroke; closing the page loses at most this much. */
const keptAfterMs = 600
/** New drawings are placed a little beside each other, like pictures of the library. */
const stepRight = 40
const furthestRight = 160

/** The sheets of the paint editor, from opening to Done or Close. */
export function useStudio(
  request: DrawingRequest,
  page: { readonly width: number; readonly height: number },
  onClose: () => void,
) {
  const words = paintWords.use()
  const { latest, edit, say: sayInEditor } = useGame()
  const runner = useRunner()
  const [message, say] = useState({ text: request.isFromBefore ? words.from_before : '', number: 0 })
  const speak = (text: string) => say(({ number }) => ({ text, number: number + 1 }))
  const [isBusy, setBusy] = useState(false)
  const [state, change] = useReducer(changedStudio, null, () => begun(request, latest().project, words.new_name))
  const key = `${latest().identity.id} ${request.isBackdrop ? 'backdrop' : (request.sprite ?? '')}`
  const now = useRef(state)
  const isOver = useRef(false)
  useEffect(() => {
    now.current = state
  })

  // Unfinished drawings are restored automatically.
  const [isReady, setReady] = useState(request.sheets === undefined ? 'no' : 'brought')
  useEffect(() => {
    if (isReady !== 'no') return
    void loadUnfinished(key).then(async (kept) => {
      if (!kept || !restoreSheets(kept, costumesOf(request, latest().project))) return setReady('yes')
      await Promise.all(kept.map(({ drawing }) => readImages(drawing?.steps ?? [])))
      requestDrawing({ ...request, sheets: kept, isFromBefore: true })
    })
    // Evaluated once, when the paint editor opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const open = openSheet(state)
  const isLoaded = open.page !== null
  useEffect(() => {
    if (isLoaded || isReady === 'no') return
    const { from, id } = openSheet(now.current)
    if (!from) return change({ do: 'load', id, drawing: { ...page, middle: null, steps: [] } })
    void loadSheet(from, page).then(
      ({ drawing, isSmaller }) => {
        change({ do: 'load', id, drawing })
        if (isSmaller) speak(words.now_smaller)
      },
      () => {
        change({ do: 'load', id, drawing: { ...page, middle: null, steps: [] } })
        speak(words.not_readable)
      },
    )
    // A page that was rotated meanwhile keeps its aspect ratio.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, isReady, open.id])

  const isDrawn = hasDrawing(state)
  useEffect(() => {
    if (!isDrawn) return undefined
    const keep = () => {
      if (!isOver.current) storeUnfinished(key, unfinishedSheets(state)).catch(() => speak(words.no_room_yet))
    }
    const waiting = setTimeout(keep, keptAfterMs)
    const leave = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', leave)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, isDrawn, key])

  const end = () => {
    isOver.current = true
    void forgetUnfinished(key)
    requestDrawing(null)
    onClose()
  }
  const close = () => {
    const sheets = unfinishedSheets(state)
    end()
    if (!isDrawn) return
    sayInEditor(words.not_kept, {
      text: words.bring_back,
      act: () => {
        requestDrawing({ ...request, sheets, isFromBefore: false })
        openDialog('about')
      },
    })
  }
  const done = async () => {
    if (isBusy) return
    const isNewSprite = request.sprite === null
    if (!isDrawn) return close()
    setBusy(true)
    const finished = await finishStudio(state, request.isBackdrop).catch(() => 'no room' as const)
    setBusy(false)
    if (finished === 'no room') return speak(words.no_room)
    if (!finished) {
      end()
      return sayInEditor(words.nothing_drawn)
    }
    const { project } = latest()
    const { costumes, shown, hasFewerColors } = finished
    const also = hasFewerColors ? ` ${words.fewer_colors}` : ''
    if (request.isBackdrop) {
      end()
      const after = costumes.reduce((game, costume) => chooseBackdrop(game, costume), project)
      edit(after, { message: words.drawn_backdrop + also, otherwise: words.no_space })
    } else if (isNewSprite) {
      const x = Math.min(project.sprites.length * stepRight, furthestRight)
      const made = addSprite(project, { name: costumes[0]?.name ?? words.new_name, costumes, x, y: 0 })
      const sprite = made.sprites.at(-1)
      const after = sprite ? setCostumes(made, sprite.id, costumes, shown) : made
      end()
      edit(after, {
        message: fill(words.drawn_new, { name: sprite?.name ?? '' }) + also,
        otherwise: words.no_space,
        sprite: sprite?.id ?? '',
      })
    } else {
      const name = project.sprites.find(({ id }) => id === request.sprite)?.name ?? ''
      end()
      edit(setCostumes(project, request.sprite, costumes, shown), {
        message: fill(words.drawn, { name }) + also,
        otherwise: words.no_space,
      })
    }
    // The stage state of a run would hide it.
    runner.backToStart()
  }
  return { state, change, open, message, speak, close, done, isBusy }
}

type Project = ReturnType<ReturnType<typeof useGame>['latest']>['project']

function costumesOf({ sprite }: DrawingRequest, project: Project) {
  return project.sprites.find(({ id }) => id === sprite)?.costumes ?? []
}

function begun(request: DrawingRequest, project: Project, name: string): StudioState {
  const costumes = costumesOf(request, project)
  const back = request.sheets && restoreSheets(request.sheets, costumes)
  if (back) return back
  const sheets = sheetsOf(costumes)
  if (request.costume !== null && sheets[request.costume]) return { sheets, open: request.costume }
  return { sheets: [...sheets, newSheet(sheets.length, name)], open: sheets.length }
}
