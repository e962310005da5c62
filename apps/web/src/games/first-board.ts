/**
 * In the HTML of each game, before its first board: fits the board to the screen like the game itself once its script is
 * loaded. The stage is measured before its pieces are parsed, so that they are laid out only once before the first paint.
 * If this device has stored data of the game, the pieces are added later by the game.
 */
import { fitDrawn, measureStage, type DrawnBoard } from './stage/drawn-board.ts'
import { isFirstVisit } from './first-visit.ts'

const root: HTMLElement & { finishBoard?: () => void } = document.documentElement
const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="board"]') ?? {}
const board = JSON.parse(content) as DrawnBoard
let fit = { offer: 0, hasRoomForFriend: true }

// The app expects the stage as it rendered it.
document.currentScript?.remove()
if (keepsMore(board.game)) root.dataset.ownState = ''
fitStage(stageInPage())
root.finishBoard = () => {
  const stage = stageInPage()
  // In another language the whole board was replaced.
  if (!stage?.hasAttribute('style')) fitStage(stage)
  if (!stage) return
  for (const slot of [...stage.querySelectorAll('.tray__slot')].slice(fit.offer)) slot.remove()
  stage.querySelector('.duck-friend')?.classList.toggle('duck-friend--small', !fit.hasRoomForFriend)
  delete stage.dataset.loading
}

function stageInPage(): HTMLElement | null {
  return document.querySelector('.game__stage')
}

function fitStage(stage: HTMLElement | null): void {
  if (!stage) return
  const { u, columns, ...rest } = fitDrawn(board, measureStage(stage))
  fit = rest
  stage.style.setProperty('--u', `${u}px`)
  stage.style.setProperty('--columns', String(columns))
  // Until the rest of the HTML is there and `finishBoard` has removed what has no room.
  stage.dataset.loading = ''
}

function keepsMore(game: string): boolean {
  try {
    return !isFirstVisit(game, localStorage)
  } catch {
    // Storage is disabled, or unreadable.
    return false
  }
}
