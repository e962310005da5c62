import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import './field.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  /** Text only: it is the description of the input and not focusable itself. */
  hint?: ReactNode
  /** What is wrong and what to do; shown between hint and input and part of its description. */
  error?: ReactNode | undefined
}

export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useFieldId(input.id)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...boxProps(id, hint, error, input)} />
    </FieldFrame>
  )
}

interface PasswordFieldProps extends Omit<FieldProps, 'type'> {
  showLabel: string
  hideLabel: string
}

/** While the password is visible, a phone would treat it as a sentence: capitalize and correct it. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }

/** A password input with a "show" button. Pasting is allowed. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const id = useFieldId(input.id)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="field__row">
        <input {...boxProps(id, hint, error, input)} {...asTyped} type={shown ? 'text' : 'password'} />
        <Button
          kind="second"
          size="small"
          icon="eye"
          aria-controls={id}
          aria-describedby={labelId(id)}
          onClick={() => setShown(!shown)}
        >
          {shown ? hideLabel : showLabel}
        </Button>
      </div>
    </FieldFrame>
  )
}

function labelId(id: string): string {
  return `${id}-label`
}

function useFieldId(given: string | undefined): string {
  const made = useId()
  return given ?? made
}

interface FrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  id: string
  children: ReactNode
}

function FieldFrame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="field">
      <label className="field__label" id={labelId(id)} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`} aria-hidden="true">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  )
}

interface ErrorProps {
  id: string
  /** For a container that is always present, into which the caller writes the text. */
  shown?: string
  children: ReactNode
}

export function FieldError({ id, shown, children }: ErrorProps) {
  return (
    <p className="field__error" id={`${id}-error`} data-shown={shown}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

/**
 * `aria-required`: the `required` attribute makes every empty field invalid, which Firefox passes on to screen readers
 * before anything was typed.
 */
function boxProps(id: string, hint: ReactNode, error: ReactNode, { required, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return {
    ...input,
    id,
    className: classNames('field__box', input.className),
    'aria-describedby': described === '' ? undefined : described,
    'aria-required': required === true ? (true as const) : undefined,
    'aria-invalid': error === undefined ? undefined : (true as const),
  }
}
