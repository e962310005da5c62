/**
 * In the HTML of each game, after its first board: fits the board to the screen before the first paint, like the game
 * itself once its script is loaded. If this device has stored data of the game, the pieces are added later by the game.
 */
import { fitDrawn, type DrawnBoard } from './stage/drawn-board.ts'
import { measureStage } from './stage/measure-stage.ts'
import { isFirstVisit } from './first-visit.ts'

const root = document.documentElement
const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="board"]') ?? {}
const stage = document.querySelector<HTMLElement>('.game__stage')

if (stage) {
  const board = JSON.parse(content) as DrawnBoard
  if (keepsMore(board.game)) root.dataset.ownState = ''
  const fit = fitDrawn(board, measureStage(stage))
  stage.style.setProperty('--u', `${fit.u}px`)
  stage.style.setProperty('--columns', String(fit.columns))
  for (const slot of [...stage.querySelectorAll('.tray__slot')].slice(fit.offer)) slot.remove()
  stage.querySelector('.duck-friend')?.classList.toggle('duck-friend--small', !fit.hasRoomForFriend)
}

function keepsMore(game: string): boolean {
  try {
    return !isFirstVisit(game, localStorage)
  } catch {
    // Storage is disabled, or unreadable.
    return false
  }
}
