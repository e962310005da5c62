/** The layout of the editor for a screen. Sizes are CSS pixels at text size 100 %: larger text makes a screen smaller. */
export type ShellKind = 'phone' | 'landscape' | 'tablet' | 'laptop' | 'column'

/** A phone in either direction. Its script has no room for messages, which are over the stage. */
export function isPhoneShell(kind: ShellKind): boolean {
  return kind === 'phone' || kind === 'landscape'
}

export interface ShellLayout {
  readonly kind: ShellKind
  /** The stage is 4:3, so its width is enough. On a laptop its panel decides. */
  readonly stageWidth: number
  /** Rows of blocks in the palette of a phone. */
  readonly rows: 1 | 2
  /** Of a narrow phone, or of one with large text: little space around the tools, or icons only. */
  readonly narrow?: 'close' | 'icons'
}

interface Size {
  readonly width: number
  readonly height: number
}

const bar = 52
const twoRows = 188
const oneRow = twoRows - 58
const rail = 92
/** Of the bar above the stage of a phone in landscape, so that every tool is in it. */
const minBar = 312
const minScript = 96
/** Of the stage, if the script has no room otherwise. */
const minStage = 213
/** Of the blocks beside the stage: narrower, two columns would cut their labels. */
const minColumns = 300
/** Six tools beside each other. */
const minWidth = 268
/** Of a phone with the word beside Run, and with two columns of blocks. */
const minWithWords = 304
/** Of a phone with space around the tools. */
const minSpacious = 344

export function shellLayout({ width, height }: Size): ShellLayout {
  if (width < minWidth || height < 320) return { kind: 'column', stageWidth: width, rows: 1 }
  if (height < 500 && width >= 480) return onItsSide({ width, height })
  if (width >= 1024) return { kind: 'laptop', stageWidth: 0, rows: 2 }
  if (width >= 600) return { kind: 'tablet', stageWidth: Math.min((width * 2) / 3, ((height - 56) * 8) / 15), rows: 2 }
  return upright({ width, height })
}

function onItsSide({ width, height }: Size): ShellLayout {
  const stageWidth = Math.floor(Math.min(Math.max(width * 0.46, minBar), ((height - 112) * 4) / 3))
  return { kind: 'landscape', stageWidth, rows: width - stageWidth >= minColumns ? 2 : 1 }
}

function upright(size: Size): ShellLayout {
  const { width } = size
  if (width < minWithWords) return { ...stackOf(size), rows: 1, narrow: 'icons' }
  return width < minSpacious ? { ...stackOf(size), narrow: 'close' } : stackOf(size)
}

function stackOf({ width, height }: Size): ShellLayout {
  const wanted = Math.min(width - rail, (height * 0.45 * 4) / 3)
  const script = (stage: number, palette: number) => height - bar - (stage * 3) / 4 - palette
  if (script(wanted, twoRows) >= minScript) return { kind: 'phone', stageWidth: wanted, rows: 2 }
  if (script(wanted, oneRow) >= minScript) return { kind: 'phone', stageWidth: wanted, rows: 1 }
  return { kind: 'phone', stageWidth: Math.min(wanted, minStage), rows: 1 }
}
