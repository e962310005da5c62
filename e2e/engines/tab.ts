/** What a journey may do in any engine: what a person can do, and reading what the page shows. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** A part of the page, as somebody would describe it. Only what is visible is ever found. */
export interface Target {
  readonly role?: Role
  /** The whole accessible name, or a pattern in it. */
  readonly name?: string | RegExp
  readonly css?: string
  readonly within?: Target
  /** Which of those that fit, from 0. */
  readonly nth?: number
}

export type Role =
  | 'alert'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'main'
  | 'radio'
  | 'region'
  | 'slider'
  | 'status'
  | 'tab'
  | 'tabpanel'
  | 'textbox'

/** How the parts that a target finds stand now: their number, and the first of them. */
export interface Look {
  readonly count: number
  readonly text: string
  readonly value: string
  readonly hasFocus: boolean
  readonly isChecked: boolean
  readonly box: Box
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Tab {
  readonly engine: EngineName
  open(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Path and query. */
  address(): Promise<string>
  /** A real pointer goes there and presses. */
  press(target: Target): Promise<void>
  /** A real pointer takes one thing to another. */
  drag(from: Target, to: Target): Promise<void>
  /** Presses the field, and types in the place of what it holds. */
  type(target: Target, text: string): Promise<void>
  /** Single keys and chords: `Enter`, `Alt+ArrowRight`. */
  key(...chords: readonly string[]): Promise<void>
  attach(target: Target, file: string): Promise<void>
  look(target: Target): Promise<Look>
  /** Runs in the page; the argument and what it gives are data. */
  run<Argument, Result>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>
  /** Errors of scripts, and what the page's own policy refused. */
  faults(): Promise<readonly string[]>
  /** Runs the text of a library in the page. */
  bring(source: string): Promise<void>
  resize(size: Size): Promise<void>
  screenshot(): Promise<Buffer>
  /** The page on paper, as a PDF; nothing where the driver cannot print. */
  print(): Promise<Buffer | undefined>
  close(): Promise<void>
}

const of =
  (role: Role) =>
  (name?: string | RegExp, within?: Target): Target => ({ role, ...(name !== undefined && { name }), ...(within && { within }) })

export const button = of('button')
export const link = of('link')
export const heading = of('heading')
export const radio = of('radio')
export const dialog = of('dialog')
export const group = of('group')
export const region = of('region')
export const checkbox = of('checkbox')
export const textbox = of('textbox')
export const tab = of('tab')
export const status = of('status')
export const banner: Target = { role: 'banner' }
export const main: Target = { role: 'main' }
export const css = (selector: string, within?: Target): Target => ({ css: selector, ...(within && { within }) })
