import { useEffect, useId } from 'react'
import { fill } from '@ankur/content'
import { labelOf } from '@ankur/blocks/labels/label'
import { useLanguage } from '../../platform/language.tsx'
import { StageBackdrop } from '../stage/backdrops/backdrop.tsx'
import { shownBackdrop, shownSprites } from '../stage/shown-sprites.ts'
import { SpritePicture } from '../stage/sprites/sprite-picture.tsx'
import { useCreator } from '../use-creator.ts'
import { useNumbers } from '../use-numbers.ts'
import { type PictureSense, placeOf, type Runner, useRunner } from '../stage/runner.ts'
import { HearButton } from '../script/hear-button.tsx'
import { useIsLaptop } from '../shell/use-shell-layout.ts'
import { PreviewGhost } from './preview-ghost.tsx'
import { sayPreview, type PreviewTarget } from './say-preview.ts'
import { previewOf } from '@ankur/blocks/preview'
import type { Block, Project, Sprite } from '@ankur/blocks/project'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const previewWords = messagesOf('creator/preview', 'creatorPreview')

/** Loaded by the first press on "Show me". */
export const previewParts = { PreviewCard, PreviewGhost, tryBlock }

/** The effect of a block in words; on a phone, where the stage may be out of view, with a small picture of it. */
function PreviewCard({ shown, onEnd }: { shown: PreviewTarget; onEnd: () => void }) {
  const words = previewWords.use()
  const { hear } = creatorWords.use()
  const { language } = useLanguage()
  const { say } = useCreator()
  const numbers = useNumbers()
  const isWide = useIsLaptop()
  const id = useId()
  const label = labelOf(shown.block, language)
  const text = sayPreview(shown, words, numbers)
  useEffect(() => {
    say(text)
    // Announced once for each press, not again when anything else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown])
  const close = () => {
    onEnd()
    document.querySelector<HTMLElement>(`[data-shows="${CSS.escape(shown.key)}"]`)?.focus()
  }
  return (
    <section className="preview-card" aria-labelledby={id}>
      {!isWide && shown.preview.after && <SmallStage shown={shown} />}
      <div className="preview-card__words">
        <h3 className="preview-card__title" id={id}>
          {fill(words.title, { block: label })}
        </h3>
        <p>{text}</p>
        <div className="preview-card__ways">
          {shown.add && (
            <button
              type="button"
              className="tool tool--small"
              onClick={() => {
                shown.add?.()
                close()
              }}
            >
              {words.add_to_end}
            </button>
          )}
          <HearButton label={fill(hear, { block: label })} text={`${shown.spoken ?? label}. ${text}`} />
          <button type="button" className="tool tool--small" onClick={close}>
            {words.close}
          </button>
        </div>
      </div>
    </section>
  )
}

function SmallStage({ shown }: { shown: PreviewTarget }) {
  const { project } = useCreator()
  const runner = useRunner()
  return (
    <svg className="preview-card__stage" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <StageBackdrop costume={shownBackdrop(project, runner)} />
      <g className="preview-card__before">
        {shownSprites(project, runner)
          .filter(({ visible }) => visible)
          .map((each) => (
            <SpritePicture key={each.key} shown={each} />
          ))}
      </g>
      <PreviewGhost shown={shown} size={{ perUnit: 1, least: 0 }} />
    </svg>
  )
}

/** The sprite as it is on the stage now, and the effect of the block on it in this game. */
async function tryBlock(
  block: Block,
  sprite: Sprite,
  base: Project,
  runner: Runner,
): Promise<Pick<PreviewTarget, 'sprite' | 'preview'>> {
  const here = { ...sprite, ...placeOf(runner.actorOf(sprite.id)) }
  const placed = {
    ...base,
    sprites: base.sprites.map((each) => (each.id === sprite.id ? { ...each, ...here, sounds: each.sounds } : each)),
  }
  const world = await sensed(placed, block, runner.sense())
  return { sprite: here, preview: previewOf(placed, sprite.id, block, { ...world, random: Math.random }) }
}

/** Shared by all previews: drawing every picture of a large game again for each added block takes longer than a frame. */
let sense: PictureSense | undefined

/** The pixel data of pictures, if the block depends on it, directly or through a custom block of the game. */
async function sensed(project: Project, block: Block, ofGame: PictureSense | null): Promise<Partial<PictureSense['world']>> {
  const text = JSON.stringify(block)
  const depends = /"(sensing_\w*touching|motion_ifonedge)/.test(text) || (ofGame !== null && text.includes('"procedures_call"'))
  if (!depends) return {}
  try {
    const { pictureSense } = await import('../sensing/picture-sense.ts')
    sense ??= pictureSense()
    await sense.ready(project)
    return sense.world
  } catch {
    return {}
  }
}
