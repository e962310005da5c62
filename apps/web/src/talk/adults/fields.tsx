import { useId, type InputHTMLAttributes } from 'react'
import { fill, languageNames, languages } from '@ankur/content'
import { maxNameLength, type Names } from '@ankur/talk'
import { useLanguage } from '../../platform/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field/field.tsx'
import '../../ui/file-button/file-button.css'

interface ChoicesProps<Value extends string | number> {
  title: string
  help?: string
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few values; a choice applies immediately. */
export function Choices<Value extends string | number>({ title, help, options, value, onChange }: ChoicesProps<Value>) {
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

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** One of many values. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <select className="field__box" value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface NameFieldsProps {
  /** Contains `{language}`. */
  label: string
  names: Names
  onChange: (names: Names) => void
}

/** A name in each language, that of the page first. */
export function NameFields({ label, names, onChange }: NameFieldsProps) {
  const { language } = useLanguage()
  return [language, ...languages.filter((each) => each !== language)].map((each) => (
    <Field
      key={each}
      lang={each}
      label={fill(label, { language: languageNames[each] })}
      maxLength={maxNameLength}
      autoComplete="off"
      value={names[each] ?? ''}
      onChange={({ target }) => onChange({ ...names, [each]: target.value })}
    />
  ))
}

/** The names that were filled in. */
export function givenNames(names: Names): Names {
  return Object.fromEntries(Object.entries(names).flatMap(([each, name]) => (name?.trim() ? [[each, name.trim()]] : [])))
}

interface FileButtonProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept'> {
  label: string
  size?: 'normal' | 'small'
  /** The same file may be chosen again. */
  onChoose: (file: File) => void
}

/**
 * A button that chooses a file. The browser's own field covers it unseen and keeps keyboard, focus and drop: its words are
 * in the language of the browser, not of the page.
 */
export function FileButton({ label, size, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={classNames('button button--second file-button', size === 'small' && 'button--small')}>
      {label}
      <input
        {...input}
        className="file-button__input"
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </label>
  )
}
