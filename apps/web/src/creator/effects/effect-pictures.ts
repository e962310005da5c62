/**
 * A cache of pictures with their effects. Each frame has a few milliseconds for rendering; a large picture is rendered over
 * several frames, and its sprite shows the previous one meanwhile.
 */
import { paintRows, type PixelEffects } from '@ankur/blocks/picture/effects'
import type { Costume } from '@ankur/blocks/project'
import { bytesOf, newCanvas, pictureRoom, type Size } from './picture-room.ts'
import type { Source } from './picture-sources.ts'

export interface EffectRequest {
  /** The requesting sprite. */
  readonly for: string
  readonly costume: Costume
  readonly source: Source
  /** Null for the picture without effects. */
  readonly effects: PixelEffects | null
  /** Pixels per stage unit. */
  readonly scale: number
}

export type EffectPicture = CanvasImageSource

export interface EffectPictures {
  /** By requesting sprite. */
  readonly make: (requests: readonly EffectRequest[]) => ReadonlyMap<string, EffectPicture>
  readonly isBehind: () => boolean
  readonly forget: () => void
}

const msPerFrame = 4
/** The size limit of the cache; sprites that wait for a new picture use half as much at most. */
const mostBytes = 16 * 1024 * 1024
/** For one picture; a larger one is rendered at a lower resolution. */
const maxPoints = 250_000
const rowsAtOnce = 8
const coarsest = 1 / 8

interface Job {
  readonly effects: PixelEffects
  readonly from: ImageData
  readonly into: ImageData
  row: number
}

/** The picture that a sprite shows, and since when. */
interface Showing {
  readonly costume: Costume
  readonly drawn: EffectPicture
  readonly frame: number
}

export function effectPictures(): EffectPictures {
  const room = pictureRoom(mostBytes)
  const jobs = new Map<string, Job>()
  /** The picture that a sprite waits for, which may be outdated by now. */
  const waits = new Map<string, string>()
  const showing = new Map<string, Showing>()
  let frame = 0
  let quality = 1
  let untilMs = 0
  let isBehind = false

  const hasTime = () => performance.now() < untilMs
  const work = (key: string, job: Job) => {
    do {
      paintRows(job.into, job.from, job.effects, { from: job.row, to: job.row + rowsAtOnce })
      job.row += rowsAtOnce
    } while (job.row < job.into.height && hasTime())
    if (job.row < job.into.height) return
    jobs.delete(key)
    room.keep(
      key,
      newCanvas(job.into, (context) => context.putImageData(job.into, 0, 0)),
    )
  }
  const plain = ({ costume, source, scale }: EffectRequest) => {
    const size = pointsOf(costume, scale * quality)
    const key = keyOf(source, costume, size)
    const found = room.find(key)
    if (found || !hasTime()) return found
    return room.keep(
      key,
      newCanvas(size, (context) => context.drawImage(source.image, 0, 0, size.width, size.height)),
    )
  }
  const begin = (key: string, effects: PixelEffects, request: EffectRequest) => {
    const made = plain(request)
    const from = made && room.pixelsOf(made)
    if (from) jobs.set(key, { effects, from, into: new ImageData(from.width, from.height), row: 0 })
  }
  const picture = (request: EffectRequest): EffectPicture => {
    const { effects, costume, source } = request
    if (!effects) return plain(request)?.canvas ?? source.image
    const key = `${keyOf(source, costume, pointsOf(costume, request.scale * quality))} ${effects.key}`
    const before = showing.get(request.for)
    const waiting = waits.get(request.for)
    // Finished even if the sprite has changed meanwhile: otherwise one that changes all the time would never show anything.
    const late = waiting === undefined ? undefined : room.find(waiting)?.canvas
    if (late || (waiting !== undefined && !jobs.has(waiting))) waits.delete(request.for)
    const now = room.find(key)
    if (now) return now.canvas
    if (!waits.has(request.for) && hasTime()) {
      waits.set(request.for, key)
      if (!jobs.has(key)) begin(key, effects, request)
      const job = jobs.get(key)
      if (job && hasTime()) work(key, job)
      const done = room.find(key)
      if (done) return done.canvas
    }
    isBehind = true
    const isSame = before?.costume === costume
    return (isSame ? (late ?? before.drawn) : undefined) ?? plain(request)?.canvas ?? source.image
  }
  /** Each sprite may need its own picture. If they are too many or too large, all get a lower resolution. */
  const fit = (requests: readonly EffectRequest[]) => {
    const wanted = new Map(requests.map((each) => [`${each.source.id} ${each.effects?.key}`, each]))
    const bytesAt = (by: number) =>
      [...wanted.values()].reduce((sum, { costume, scale }) => sum + bytesOf(pointsOf(costume, scale * by)), 0)
    while (quality > coarsest && bytesAt(quality) > mostBytes / 2) quality /= 2
    if (quality < 1 && bytesAt(quality * 2) < mostBytes / 4) quality *= 2
  }

  return {
    make(requests) {
      frame++
      room.nextFrame()
      isBehind = false
      fit(requests)
      untilMs = performance.now() + msPerFrame
      for (const [key, job] of jobs) {
        work(key, job)
        if (!hasTime()) break
      }
      const drawn = new Map<string, EffectPicture>()
      const since = ({ for: name }: EffectRequest) => showing.get(name)?.frame ?? 0
      for (const each of requests.toSorted((one, other) => since(one) - since(other))) {
        const made = picture(each)
        drawn.set(each.for, made)
        if (showing.get(each.for)?.drawn !== made) showing.set(each.for, { costume: each.costume, drawn: made, frame })
      }
      for (const name of showing.keys()) if (!drawn.has(name)) showing.delete(name)
      for (const name of waits.keys()) if (!drawn.has(name)) waits.delete(name)
      room.makeRoom()
      return drawn
    },
    isBehind: () => isBehind,
    forget() {
      isBehind = false
      if (showing.size === 0) return
      for (const each of [room, jobs, waits, showing]) each.clear()
      quality = 1
    },
  }
}

/** In powers of two, so that a growing sprite is not rendered again with every frame. */
function pointsOf({ width, height }: Costume, scale: number): Size {
  const step = Math.min(2, Math.max(coarsest, 2 ** Math.ceil(Math.log2(Math.max(scale, coarsest)))))
  const by = Math.min(step, Math.sqrt(maxPoints / (width * height)))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}

function keyOf({ id }: Source, costume: Costume, { width, height }: Size): string {
  return `${id} ${costume.width} ${costume.height} ${width} ${height}`
}
