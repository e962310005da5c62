import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { isDone, hasIdeaBlock } from '@ankur/blocks/ready-games/ideas'
import type { Idea, ReadyGame } from '@ankur/blocks/ready-games/ready-game'
import { CreatorIcon } from '../creator-icon.tsx'
import { showAboutTab, requestDrawing, requestSound } from '../shell/dialog-requests.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { useShellLayout } from '../shell/use-shell-layout.ts'
import { FittedShape } from '../stage/sprites/sprite-picture.tsx'
import { StageBackdrop } from '../stage/backdrops/backdrop.tsx'
import { useCreator } from '../use-creator.ts'
import { makeReadyGame, readyGameOf, highlight, whenDrawn } from './ready-game.ts'
import { loadReadyStyles } from './poster.tsx'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const readyWords = messagesOf('creator/ready-games', 'creatorReady')

/** The part that `palette/palette.tsx` loads. */
const readyParts = { Ideas, IdeasName }

export async function loadReadyParts() {
  await loadReadyStyles()
  return readyParts
}

function IdeasName() {
  return readyWords.use().ideas
}

/** Three ways to change the open ready game. A card leads to what to change; the child changes it, and Run shows it. */
function Ideas() {
  const words = readyWords.use()
  const { project, identity } = useCreator()
  const lead = useLead()
  const id = readyGameOf(identity.ready)
  const [game, setGame] = useState<ReadyGame | null>(null)
  useEffect(() => {
    if (id) makeReadyGame(id, words).then(setGame, () => {})
  }, [id, words])
  const ideas = game?.ideas.filter((idea) => hasIdeaBlock(idea, project)) ?? []
  return (
    <ul className="ideas" aria-label={words.ideas_for}>
      {ideas.map((idea) => {
        const isMade = isDone(idea, project)
        return (
          <li key={idea.id}>
            <button type="button" className="ideas__one" onClick={() => lead(idea)}>
              <IdeaPicture idea={idea} />
              <span>{words[idea.id]}</span>
              {isMade && (
                <span className="ideas__done">
                  <CreatorIcon name="made" />
                  <span className="only-heard">{words.done}</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function useLead(): (idea: Idea) => void {
  const words = readyWords.use()
  const { copy_sprite: copySprite } = creatorWords.use()
  const { project, choose } = useCreator()
  const { kind: shell } = useShellLayout()
  const hasAboutSheet = shell !== 'laptop' && shell !== 'tablet'
  return (idea) => {
    const message = {
      value: words.try_number,
      copy: words.try_copy,
      costume: words.try_costume,
      draw: words.try_draw,
      voice: words.try_voice,
      backdrop: words.try_backdrop,
    }
    const isWords = idea.kind === 'value' && idea.wants === undefined
    choose({
      sprite: idea.sprite,
      block: idea.kind === 'value' ? idea.block : null,
      message: isWords ? words.try_words : message[idea.kind],
    })
    if (idea.kind === 'value') return openValue(idea)
    if (idea.kind === 'costume') return openDialog('costume')
    if (idea.kind === 'draw') requestDrawing({ sprite: idea.sprite, costume: null })
    if (idea.kind === 'voice') requestSound({ kind: 'recorder', recording: null, name: idea.sound })
    // Returns to the ideas when it is done.
    if (idea.kind === 'draw' || idea.kind === 'voice') return openDialog('requested')
    if (idea.kind === 'backdrop') {
      openDialog('backdrop')
      return whenDrawn(() => document.querySelector<HTMLElement>(`[data-picture="${idea.wants}"]`), highlight)
    }
    if (hasAboutSheet) openDialog('place')
    else showAboutTab('place')
    const name = project.sprites.find(({ id }) => id === idea.sprite)?.name ?? ''
    whenDrawn(() => buttonOf('.sprites__fields button', fill(copySprite, { name })), showRinged)
  }
}

/** Opens the value in its place, and highlights the suggested one. */
function openValue(idea: Extract<Idea, { kind: 'value' }>): void {
  const place = `.workspace .chip[data-host="${idea.block}"][data-input="${idea.input}"]`
  whenDrawn(
    () => document.querySelector<HTMLElement>(place),
    (chip) => {
      chip.scrollIntoView({ block: 'center' })
      if (chip.getAttribute('aria-expanded') !== 'true') chip.click()
      whenDrawn(() => {
        const offered = [...document.querySelectorAll<HTMLElement>('[data-quick] button')]
        // The first words are much like those of the games.
        if (idea.wants === undefined) return offered.findLast((each) => each.getAttribute('aria-pressed') !== 'true')
        return offered.find((each) => each.textContent.trim() === idea.wants)
      }, showRinged)
    },
  )
}

function buttonOf(place: string, words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(place)].find((each) => each.textContent.trim() === words)
}

function showRinged(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' })
  highlight(element)
}

/** The sprite or thing to change, with a symbol of the change. */
function IdeaPicture({ idea }: { idea: Idea }) {
  const { project } = useCreator()
  const sprite = project.sprites.find(({ id }) => id === idea.sprite)
  const costumes = sprite?.costumes ?? []
  const now = costumes[sprite?.costume ?? 0]
  if (idea.kind === 'backdrop')
    return (
      <svg viewBox="0 0 480 360" aria-hidden="true" focusable="false">
        <StageBackdrop costume={{ ...stageShape, name: idea.wants, picture: idea.wants }} />
      </svg>
    )
  const sign = signs[idea.kind]
  const other = idea.kind === 'copy' ? now : costumes.find(({ picture }) => picture !== now?.picture)
  return (
    <svg viewBox="0 0 200 96" aria-hidden="true" focusable="false">
      <g transform={sign ? 'translate(40 0)' : undefined} opacity={idea.kind === 'costume' ? 0.4 : undefined}>
        <FittedShape costume={now} />
      </g>
      {sign ? (
        <path className="ideas__sign" d={sign} />
      ) : (
        <g transform="translate(104 0)">
          <FittedShape costume={other} />
        </g>
      )}
    </svg>
  )
}

/** Plus and minus, a pencil, a microphone. */
const signs: Partial<Readonly<Record<Idea['kind'], string>>> = {
  value: 'M148 30h36M166 12v36M148 72h36',
  draw: 'M148 76l5-20 32-32 15 15-32 32z',
  voice: 'M166 16a12 12 0 0 1 12 12v18a12 12 0 0 1-24 0V28a12 12 0 0 1 12-12M142 46a24 24 0 0 0 48 0M166 70v14',
}

const stageShape = { width: 480, height: 360, centerX: 240, centerY: 180, resolution: 1 } as const
