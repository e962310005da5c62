import { useId } from 'react'

interface Props<Value extends string | number> {
  title: string
  help?: string
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few values; a choice applies immediately. */
export function Choices<Value extends string | number>({ title, help, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="talk-choices">
      <legend>{title}</legend>
      {help !== undefined && <p className="muted">{help}</p>}
      <div className="talk-choices__row">
        {options.map(([each, label]) => (
          <label key={each} className="talk-choice">
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
