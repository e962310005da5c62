/**
 * Gives each sprite of a frame its picture with effects. A picture that is not ready in time is replaced by the previous
 * one.
 */
import { pixelEffects, type EffectValues } from '@ankur/blocks/picture/effects'
import { type Costume, type Project, targetsOf } from '@ankur/blocks/project'
import type { StageFrame } from '../flashes/stage-samples.ts'
import type { ShownSprite } from '../stage/shown-sprites.ts'
import { EffectLayers } from './effect-layers.tsx'
import { effectPictures, type EffectRequest } from './effect-pictures.ts'
import { penPicture } from './pen-picture.ts'
import { pictureSources } from './picture-sources.ts'

export interface EffectDrawer {
  /** Loads the pictures of a game before it runs. */
  readonly prepare: (project: Project) => void
  /** The same frame while it has no effects. */
  readonly settle: (frame: StageFrame, at: { stage: Element | null; isRunning: boolean }) => StageFrame
  /** Whether pictures of the last frame are still being rendered. */
  readonly isBehind: () => boolean
  readonly Layers: typeof EffectLayers
}

/** A game that turns its effects on and off is not moved between layers each time. */
const framesToStay = 60
/** A phone's stage has about this many device pixels across; more is not visible. */
const maxPixelsAcross = 960
const framesPerMeasure = 30

export function effectDrawer(changed: () => void): EffectDrawer {
  let isWaiting = false
  const sources = pictureSources(() => {
    if (isWaiting) changed()
  })
  const pictures = effectPictures()
  const drawnPen = penPicture()
  let quietFrames = framesToStay
  let pixels = 1
  let measured = 0

  const requestFor = (
    costume: Costume,
    effects: EffectValues,
    { key, size }: { key: string; size: number },
  ): EffectRequest | null => {
    const source = sources.of(costume)
    return source && { for: key, costume, source, effects: pixelEffects(effects, costume), scale: (pixels * size) / 100 }
  }
  const requestOf = ({ costume, effects, key, size }: ShownSprite) =>
    costume ? requestFor(costume, effects, { key, size }) : null

  return {
    prepare: (project) => {
      sources.look()
      for (const { costumes } of targetsOf(project)) for (const costume of costumes) sources.of(costume)
    },
    settle(frame, { stage, isRunning }) {
      const { shown, backdrop, backdropEffects } = frame
      const visible = shown.filter(({ visible: isVisible }) => isVisible)
      const isStageChanged = hasAny(backdropEffects)
      const isQuiet = !frame.pen && !isStageChanged && !visible.some(({ effects }) => hasAny(effects, 'ghost'))
      quietFrames = isQuiet ? quietFrames + 1 : 0
      if (isQuiet && (!isRunning || quietFrames >= framesToStay)) {
        pictures.forget()
        return frame
      }
      sources.look()
      const changedBackdrop = isStageChanged ? backdrop : undefined
      const needed = [changedBackdrop, ...visible.map(({ costume }) => costume)]
      isWaiting = needed.some((costume) => costume && !sources.of(costume))
      if (isWaiting) return frame
      if (measured++ % framesPerMeasure === 0) pixels = pixelsPerUnit(stage)

      const stageAsks = changedBackdrop && requestFor(changedBackdrop, backdropEffects, { key: 'stage', size: 100 })
      const asking = visible.flatMap((each) => requestOf(each) ?? [])
      const made = pictures.make(stageAsks ? [stageAsks, ...asking] : asking)
      return {
        ...frame,
        isOnCanvas: true,
        penDrawn: frame.pen ? drawnPen(frame.pen) : undefined,
        backdropDrawn: made.get('stage'),
        shown: shown.map((each) => ({ ...each, drawn: each.visible ? made.get(each.key) : undefined })),
      }
    },
    isBehind: pictures.isBehind,
    Layers: EffectLayers,
  }
}

function hasAny(effects: EffectValues, except?: string): boolean {
  for (const [name, value] of effects) if (value !== 0 && name !== except) return true
  return false
}

function pixelsPerUnit(stage: Element | null): number {
  const across = (stage?.clientWidth ?? 480) * devicePixelRatio
  return Math.min(across, maxPixelsAcross) / 480
}
