/** A node of an accessibility tree in ARIA's terms, from any engine. */
export interface Accessible {
  /** An ARIA role, or one that ARIA has no name for: text, line break, fold, label, legend, iframe. */
  readonly role: string
  readonly name: string
  readonly description: string
  readonly value: string
  readonly level?: number
  /** Of the node or, in some engines, of its nearest ancestor that has one. */
  readonly language?: string
  readonly states: States
  readonly children: readonly Accessible[]
}

/** Absent: the node cannot have the state. */
export interface States {
  readonly checked?: boolean
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly selected?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readonly?: boolean
  readonly focused?: boolean
  readonly invalid?: boolean
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
