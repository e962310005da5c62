import { useLayoutEffect, useRef } from 'react'
import type { StageFrame } from '../flashes/stage-samples.ts'
import { StageBackdrop } from '../stage/backdrops/backdrop.tsx'
import { ghostOf, type ShownSprite } from '../stage/shown-sprites.ts'
import { placeOfPicture } from '../stage/sprites/sprite-picture.tsx'

/**
 * Below the stage's own SVG, which keeps bubbles, monitors and selectable sprites: the backdrop, and the sprites on a
 * canvas.
 */
export function EffectLayers({ frame }: { frame: StageFrame }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(frame)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const fit = () => {
      resize(element)
      draw(element, latest.current)
    }
    fit()
    // Observed: reading its size with every frame would lay out the page each time.
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    latest.current = frame
    if (canvas.current) draw(canvas.current, frame)
  }, [frame])
  return (
    <>
      <svg className="stage__picture stage__under" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
        {frame.backdropDrawn ? (
          <rect className="backdrop__plain" width="480" height="360" />
        ) : (
          <StageBackdrop costume={frame.backdrop} />
        )}
      </svg>
      <canvas className="stage__picture stage__under" ref={canvas} aria-hidden="true" />
    </>
  )
}

const maxAcross = 960

/** As many pixels as it has on the screen; in full screen it may be wider than 4:3. */
function resize(canvas: HTMLCanvasElement): void {
  const across = Math.min(canvas.clientWidth, (canvas.clientHeight * 4) / 3) * devicePixelRatio
  const width = Math.max(1, Math.min(maxAcross, Math.round(across)))
  const height = Math.round((width * 3) / 4)
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
}

function draw(canvas: HTMLCanvasElement, { shown, backdrop, backdropDrawn, backdropEffects, penDrawn }: StageFrame) {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (!context) return
  const toStage = () => context.setTransform(width / 480, 0, 0, height / 360, 0, 0)
  toStage()
  context.clearRect(0, 0, 480, 360)
  if (backdrop && backdropDrawn) {
    context.globalAlpha = 1 - ghostOf(backdropEffects) / 100
    context.drawImage(backdropDrawn, 240 - backdrop.centerX, 180 - backdrop.centerY, backdrop.width, backdrop.height)
  }
  if (penDrawn) {
    context.globalAlpha = 1
    // In pixels, as Scratch shows it.
    context.imageSmoothingEnabled = false
    context.drawImage(penDrawn, 0, 0, 480, 360)
    context.imageSmoothingEnabled = true
  }
  for (const each of shown) {
    if (!each.visible || !each.drawn) continue
    toStage()
    drawSprite(context, each, each.drawn)
  }
}

function drawSprite(context: CanvasRenderingContext2D, shown: ShownSprite, drawn: CanvasImageSource) {
  const { x, y, turn, across, up, centerX, centerY, width, height } = placeOfPicture(shown)
  context.translate(x, y)
  context.rotate((turn * Math.PI) / 180)
  context.scale(across, up)
  context.globalAlpha = shown.ghost > 0 ? 1 - shown.ghost / 100 : 1
  context.drawImage(drawn, -centerX, -centerY, width, height)
}
