/** What a test can do in any engine: user actions, and reading what the page shows. */
import type { Accessible } from '../screen-reader/accessible.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** An element of the page, by role and name. Only visible elements are found. */
export interface Target {
  readonly role?: Role
  /** The whole accessible name, or a pattern in it. */
  readonly name?: string | RegExp
  readonly css?: string
  readonly within?: Target
  /** Index among the matches, from 0. */
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

/** The state of the elements that match a target: their number, and the first of them. */
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
  /** Moves a real pointer to the target and presses. */
  press(target: Target): Promise<void>
  /** Drags one element to another with a real pointer. */
  drag(from: Target, to: Target): Promise<void>
  /** Presses the field, and replaces its value by typing. */
  type(target: Target, text: string): Promise<void>
  /** Single keys and chords: `Enter`, `Alt+ArrowRight`. */
  key(...chords: readonly string[]): Promise<void>
  attach(target: Target, file: string): Promise<void>
  look(target: Target): Promise<Look>
  /** Runs in the page; the argument and the result are JSON data. */
  run<Argument, Result>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>
  /** The accessibility tree of the page. */
  readTree(): Promise<Accessible>
  /** Script errors, and violations of the page's own policy. */
  faults(): Promise<readonly string[]>
  /** Runs the source text of a library in the page. */
  bring(source: string): Promise<void>
  resize(size: Size): Promise<void>
  screenshot(): Promise<Buffer>
  /** The printed page as a PDF; undefined where the driver cannot print. */
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
