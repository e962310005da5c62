import { useEffect, useSyncExternalStore } from 'react'
import type { WordId } from '@ankur/talk'
import { isBeingDrawn } from '../platform/drawn.ts'
import { reachServer } from '../platform/retry.ts'
import { policyFor } from '../platform/trusted.ts'
import coreUrl from './symbols/core.sprite'
import foldersUrl from './symbols/folders.sprite'

export type SymbolName = WordId | 'my_things'
type State = 'loading' | 'there' | 'lost'

const changed = 'ankur-talk-symbols'
const states = new Map<string, State>()
const loads = new Map<string, Promise<void>>()
const drawingsAtOnce = 16

const ownSprites = policyFor('ankur-symbols')

/** Started with the page's script, so that pictures and words appear together. */
if (!isBeingDrawn) void load(coreUrl)

/** Puts the drawings of a sprite into the page, where every `<use>` finds them; ends when they are there, or lost. */
async function load(url: string): Promise<void> {
  if (states.get(url) === 'there') return
  const loading = loads.get(url) ?? fetchDrawings(url).finally(() => loads.delete(url))
  loads.set(url, loading)
  await loading
}

async function fetchDrawings(url: string): Promise<void> {
  become(url, 'loading')
  try {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`the symbols were answered with ${answer.status}`)
    const drawings = (await answer.text()).match(/<symbol .*?<\/symbol>/gs) ?? []
    // The first board is loaded as a whole; folders in parts, so that no press waits for them.
    const atOnce = url === coreUrl ? drawings.length : drawingsAtOnce
    for (let from = 0; from < drawings.length; from += atOnce) {
      if (from > 0) await new Promise((resolve) => setTimeout(resolve))
      document.body.append(spriteOf(drawings.slice(from, from + atOnce)))
    }
    become(url, 'there')
  } catch {
    become(url, 'lost')
  }
}

/** `drawings` come from a file of our own, whose name contains its hash. */
function spriteOf(drawings: readonly string[]): Element {
  const text = ownSprites.createHTML(`<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`)
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  sprite.setAttribute('class', 'talk-sprite')
  sprite.setAttribute('aria-hidden', 'true')
  for (const symbol of sprite.querySelectorAll('symbol')) {
    symbol.id = idOf(symbol.id)
    // Those of the first board are already in the HTML.
    if (document.getElementById(symbol.id)) symbol.remove()
  }
  return document.importNode(sprite, true)
}

function become(url: string, state: State): void {
  states.set(url, state)
  dispatchEvent(new Event(changed))
}

function idOf(name: string): string {
  return `talk-${name}`
}

/** Loads the pictures of folders after the first board, or immediately; retries when the network is back. */
export function useSymbols(withFolders: boolean): State {
  const state = useSyncExternalStore<State>(
    watch,
    () => states.get(coreUrl) ?? 'loading',
    () => 'loading',
  )
  useEffect(() => {
    const idle = setTimeout(() => void load(foldersUrl), withFolders ? 0 : 1500)
    const again = () => void reachServer().then(() => Promise.all([load(coreUrl), load(foldersUrl)]))
    addEventListener('online', again)
    return () => {
      clearTimeout(idle)
      removeEventListener('online', again)
    }
  }, [withFolders])
  return state
}

export function loadFolderSymbols(): void {
  void load(foldersUrl)
}

/** For copies of the board, which hold every drawing. */
export async function loadAllSymbols(): Promise<void> {
  await Promise.all([load(coreUrl), load(foldersUrl)])
}

function watch(tell: () => void): () => void {
  addEventListener(changed, tell)
  return () => removeEventListener(changed, tell)
}

/** Decoration beside the word, which is always shown with it. */
export function WordSymbol({ name }: { name: SymbolName }) {
  return (
    <svg className="talk-symbol" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}

/** The drawing as a separate file, for copies of the board. */
export function symbolFile(name: SymbolName): string | null {
  const symbol = document.getElementById(idOf(name))
  if (!symbol) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72" width="300" height="300">${symbol.innerHTML}</svg>`
}
