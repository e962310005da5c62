import type { ReactNode } from 'react'

interface OneOfProps<Value extends string> {
  name: string
  question: string
  options: readonly (readonly [Value, string])[]
  chosen: Value | undefined
  /** Undefined when the answer is cleared: the selected one was pressed again. */
  onChoose: (value: Value | undefined) => void
  /** The content that the answer opens. */
  children?: ReactNode
}

/** A single choice, none at first. */
export function OneOf<Value extends string>({ name, question, options, chosen, onChoose, children }: OneOfProps<Value>) {
  return (
    <fieldset className="extra__question">
      <legend>{question}</legend>
      <div className={options.length === 2 ? 'extra__options extra__options--two' : 'extra__options'}>
        {options.map(([value, label]) => (
          <label key={value} className="extra__option" data-chosen={chosen === value || undefined}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              // The browser ignores a press on the selected one; here it clears the answer.
              onClick={() => chosen === value && onChoose(undefined)}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

interface SeveralOfProps<Value extends string> {
  question: string
  options: readonly (readonly [Value, string])[]
  marked: readonly Value[]
  onMark: (value: Value, isMarked: boolean) => void
}

/** A multiple choice. */
export function SeveralOf<Value extends string>({ question, options, marked, onMark }: SeveralOfProps<Value>) {
  return (
    <fieldset className="extra__opened">
      <legend>{question}</legend>
      <div className="extra__options">
        {options.map(([value, label]) => (
          <label key={value} className="extra__option" data-chosen={marked.includes(value) || undefined}>
            <input type="checkbox" checked={marked.includes(value)} onChange={(event) => onMark(value, event.target.checked)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
