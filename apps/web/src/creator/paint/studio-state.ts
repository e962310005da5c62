/** The state of the paint editor: the costumes of one sprite as sheets, each with its steps once it was opened. */
import type { Drawing, Step } from '@ankur/blocks/paint/drawing'
import { type PaintHistory, paintHistoryOf, stepsRedone, stepsUndone, withSteps } from '@ankur/blocks/paint/paint-history'
import type { Costume } from '@ankur/blocks/project'

export type Page = Omit<Drawing, 'steps'>

export interface Sheet {
  readonly id: number
  /** As it is in the game; null for a new one. */
  readonly from: Costume | null
  readonly name: string
  /** Null until its steps have been loaded. */
  readonly page: Page | null
  readonly history: PaintHistory
  /** Its steps when it was opened. */
  readonly first: readonly Step[]
}

/** A sheet as it is stored while it is not finished. */
export interface DrawnSheet {
  readonly name: string
  /** The original costume; null for a new one. */
  readonly picture: string | null
  /** Null while nothing was drawn on it. */
  readonly drawing: Drawing | null
  readonly isShown: boolean
}

export interface StudioState {
  readonly sheets: readonly Sheet[]
  /** Id of the open one. */
  readonly open: number
}

export type StudioChange =
  | { readonly do: 'load'; readonly id: number; readonly drawing: Drawing }
  | { readonly do: 'draw'; readonly steps: readonly Step[] }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'copy' }
  | { readonly do: 'add'; readonly name: string }
  | { readonly do: 'choose'; readonly id: number }
  | { readonly do: 'rename'; readonly name: string }

export function changedStudio(state: StudioState, change: StudioChange): StudioState {
  if (change.do === 'load') return withSheet(state, change.id, (sheet) => loaded(sheet, change.drawing))
  if (change.do === 'choose') return { ...state, open: change.id }
  if (change.do === 'rename') return withSheet(state, state.open, (sheet) => ({ ...sheet, name: change.name }))
  if (change.do === 'copy' || change.do === 'add') return withNewSheet(state, change)
  return withSheet(state, state.open, (sheet) => ({ ...sheet, history: changedHistory(sheet.history, change) }))
}

function changedHistory(history: PaintHistory, change: StudioChange): PaintHistory {
  if (change.do === 'draw') return change.steps === history.now ? history : withSteps(history, change.steps)
  return change.do === 'undo' ? stepsUndone(history) : stepsRedone(history)
}

function loaded(sheet: Sheet, { steps, ...page }: Drawing): Sheet {
  if (sheet.page) return sheet
  return { ...sheet, page, history: paintHistoryOf(steps), first: steps }
}

/** A copy follows its original; a new one, on the same page so that both align, is at the end. */
function withNewSheet(
  state: StudioState,
  change: { readonly do: 'copy' } | { readonly do: 'add'; readonly name: string },
): StudioState {
  const now = openSheet(state)
  if (!now.page) return state
  const id = Math.max(...state.sheets.map((sheet) => sheet.id)) + 1
  const steps = change.do === 'copy' ? now.history.now : []
  const sheet = { ...newSheet(id, change.do === 'copy' ? now.name : change.name), page: now.page, history: paintHistoryOf(steps) }
  const at = change.do === 'copy' ? state.sheets.indexOf(now) + 1 : state.sheets.length
  return { sheets: state.sheets.toSpliced(at, 0, sheet), open: id }
}

export function newSheet(id: number, name: string): Sheet {
  return { id, from: null, name, page: null, history: paintHistoryOf([]), first: [] }
}

export function openSheet({ sheets, open }: StudioState): Sheet {
  const sheet = sheets.find(({ id }) => id === open) ?? sheets[0]
  if (!sheet) throw new Error('no sheet')
  return sheet
}

/** It has content that is not in the game. */
export function isDrawnOn({ from, name, page, history, first }: Sheet): boolean {
  if (!page) return false
  return from === null ? history.now.length > 0 : history.now !== first || name !== from.name
}

export function hasDrawing({ sheets }: StudioState): boolean {
  return sheets.some(isDrawnOn)
}

export function unfinishedSheets(state: StudioState): DrawnSheet[] {
  return state.sheets.map((sheet) => ({
    name: sheet.name,
    picture: sheet.from?.picture ?? null,
    drawing: sheet.page && isDrawnOn(sheet) ? { ...sheet.page, steps: sheet.history.now } : null,
    isShown: sheet.id === state.open,
  }))
}

/** Restores unfinished sheets over the current costumes; null when they do not match any more. */
export function restoreSheets(sheets: readonly DrawnSheet[], costumes: readonly Costume[]): StudioState | null {
  const found = sheets.flatMap(({ name, picture, drawing }, id): Sheet[] => {
    const from = costumes.find((costume) => costume.picture === picture) ?? null
    if (!drawing) return from ? [{ ...newSheet(id, from.name), from }] : []
    const { steps, ...page } = drawing
    return [{ id, from, name, page, history: paintHistoryOf(steps), first: [] }]
  })
  const [first] = found
  if (!first) return null
  const shown = sheets.findIndex(({ isShown }) => isShown)
  return { sheets: found, open: found.some(({ id }) => id === shown) ? shown : first.id }
}

export function sheetsOf(costumes: readonly Costume[]): Sheet[] {
  return costumes.map((from, id) => ({ ...newSheet(id, from.name), from }))
}

function withSheet(state: StudioState, id: number, change: (sheet: Sheet) => Sheet): StudioState {
  return { ...state, sheets: state.sheets.map((sheet) => (sheet.id === id ? change(sheet) : sheet)) }
}
