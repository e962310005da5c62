/**
 * Holds back frames that would flash: the rule of WCAG 2.2, success criterion 2.3.1, with its "general flash and red flash
 * thresholds" (https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds).
 *
 * There a general flash is a pair of opposing changes of relative luminance by 0.1 or more, the darker state below 0.8. A
 * red flash is a pair of opposing changes to or from a saturated red, R / (R + G + B) at least 0.8, by more than 0.2 in the
 * CIE 1976 chromaticity diagram. More than three in any second are too many where they cover a quarter of a field of ten
 * degrees, which is estimated as 341 x 256 CSS pixels.
 *
 * Stricter here: flashing cells count wherever they are on the stage, six changes make three flashes, and after a frame was
 * held back, a large area may change at most twice per second until the game has been calm for a while.
 */
export interface FlashLimiter {
  /** Whether the frame may be shown now; if not, the previous one must stay. `pixels` are RGBA, one for each cell. */
  readonly mayShow: (pixels: Uint8ClampedArray, nowMs: number, maxCells: number) => boolean
  /** The frame that was allowed at `allowedMs` was on the screen by `shownMs`: the second of its changes begins only then. */
  readonly shown: (allowedMs: number, shownMs: number) => void
}

/** Two for each flash. */
const maxChanges = 6
const secondMs = 1000
/** The minimum time between two changes after a frame was held back. */
const calmStepMs = 500
/** How long the stricter limit applies after a frame was held back. */
const watchedMs = 3000

const minChange = 0.1
const brightest = 0.8
const saturated = 0.8
const minRedChange = 0.2

/** A quarter of ten degrees of the visual field, in CSS pixels. */
const maxPixels = 0.25 * 341 * 256

/** How many cells may flash, depending on the displayed size of the stage. */
export function maxFlashingCells(cells: number, shown: { readonly width: number; readonly height: number }): number {
  return Math.floor((cells * maxPixels) / Math.max(1, shown.width * shown.height))
}

export function flashLimiter(cells: number): FlashLimiter {
  const tracks = [luminanceTrack(cells), redTrack(cells)]
  let heldMs = -Infinity
  return {
    mayShow(pixels, nowMs, maxCells) {
      const isWatched = nowMs - heldMs < watchedMs
      // Every track is evaluated, because each stores its values for when the frame is shown.
      const flashing = tracks.map((track) => track.look(pixels, nowMs, isWatched))
      if (flashing.some((count) => count > maxCells)) {
        heldMs = nowMs
        return false
      }
      for (const track of tracks) track.show(nowMs)
      return true
    },
    shown(allowedMs, shownMs) {
      for (const track of tracks) track.moveTo(allowedMs, shownMs)
    },
  }
}

interface Track {
  /** How many cells would flash too often with this frame; 0 when it changes none of them. */
  readonly look: (pixels: Uint8ClampedArray, nowMs: number, isWatched: boolean) => number
  /** The last evaluated frame is shown. */
  readonly show: (nowMs: number) => void
  /** Changes of this moment count from a later one. */
  readonly moveTo: (fromMs: number, toMs: number) => void
}

/** Evaluates one cell; true when it changes in the sense of the rule. */
type See = (cell: number, red: number, green: number, blue: number) => boolean

function luminanceTrack(cells: number): Track {
  /** The last extreme of the shown luminance, and the extreme after this frame. */
  const extreme = new Float32Array(cells).fill(-1)
  const next = new Float32Array(cells)
  const rises = new Int8Array(cells)
  const nextRises = new Int8Array(cells)
  const see: See = (cell, red, green, blue) => {
    const now = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const last = extreme[cell] ?? -1
    const way = rises[cell] ?? 0
    next[cell] = last < 0 || (way > 0 && now > last) || (way < 0 && now < last) ? now : last
    nextRises[cell] = way
    const by = now - last
    if (last < 0 || Math.abs(by) < minChange || Math.min(now, last) >= brightest) return false
    next[cell] = now
    nextRises[cell] = Math.sign(by)
    return Math.sign(by) !== way
  }
  return track(cells, see, () => {
    extreme.set(next)
    rises.set(nextRises)
  })
}

function redTrack(cells: number): Track {
  /** u', v' and whether it is a saturated red: for the shown frame and for this one. */
  const last = new Float32Array(cells * 3).fill(-1)
  const next = new Float32Array(cells * 3)
  const see: See = (cell, red, green, blue) => {
    const at = cell * 3
    const [u, v] = chromaticity(red, green, blue)
    const isRed = red > 0 && red / (red + green + blue) >= saturated
    const wasRed = last[at + 2] === 1
    const isFirst = (last[at] ?? -1) < 0
    const change = isFirst ? 0 : Math.hypot(u - (last[at] ?? 0), v - (last[at + 1] ?? 0))
    const isChange = (isRed || wasRed) && change > minRedChange
    // Starting from red, the colour is compared with that red until the change is large enough; otherwise with the previous
    // frame.
    const stays = !isChange && wasRed
    next[at] = stays ? (last[at] ?? 0) : u
    next[at + 1] = stays ? (last[at + 1] ?? 0) : v
    next[at + 2] = stays || isRed ? 1 : 0
    return isChange
  }
  return track(cells, see, () => last.set(next))
}

/** Counts the changes of each cell within a second, for any definition of a change. */
function track(cells: number, see: See, remember: () => void): Track {
  const times = new Float64Array(cells * maxChanges).fill(-Infinity)
  const oldest = new Uint8Array(cells)
  const overUntil = new Float64Array(cells).fill(-Infinity)
  const changes = new Uint8Array(cells)
  const isOver = new Uint8Array(cells)
  return {
    look(pixels, nowMs, isWatched) {
      let flashing = 0
      let hasNew = false
      for (let cell = 0; cell < cells; cell++) {
        const at = cell * 4
        const change = see(cell, linear(pixels[at]), linear(pixels[at + 1]), linear(pixels[at + 2]))
        const first = times[cell * maxChanges + (oldest[cell] ?? 0)] ?? -Infinity
        const latest = times[cell * maxChanges + (((oldest[cell] ?? 0) + maxChanges - 1) % maxChanges)] ?? -Infinity
        const over = change && (nowMs - first < secondMs || (isWatched && nowMs - latest < calmStepMs))
        changes[cell] = change ? 1 : 0
        isOver[cell] = over ? 1 : 0
        if (over || (overUntil[cell] ?? 0) > nowMs) flashing++
        hasNew ||= over
      }
      return hasNew ? flashing : 0
    },
    show(nowMs) {
      remember()
      for (let cell = 0; cell < cells; cell++) {
        if (isOver[cell]) overUntil[cell] = nowMs + secondMs
        if (!changes[cell]) continue
        times[cell * maxChanges + (oldest[cell] ?? 0)] = nowMs
        oldest[cell] = ((oldest[cell] ?? 0) + 1) % maxChanges
      }
    },
    moveTo(fromMs, toMs) {
      for (let at = 0; at < times.length; at++) if (times[at] === fromMs) times[at] = toMs
    },
  }
}

/** sRGB to linear light: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const light = Float32Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function linear(byte = 0): number {
  return light[byte] ?? 0
}

/** CIE 1976 u', v'. Black has no chromaticity and counts as grey. */
function chromaticity(red: number, green: number, blue: number): readonly [u: number, v: number] {
  const x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
  const sum = x + 15 * y + 3 * z
  return sum < 0.001 ? [0.1978, 0.4683] : [(4 * x) / sum, (9 * y) / sum]
}
