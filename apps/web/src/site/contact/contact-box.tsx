import type { InputHTMLAttributes, ReactNode } from 'react'
import type { ContactField } from '@ankur/content/contact/message'
import { FieldError } from '../../ui/field/field.tsx'

interface ContactBoxProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'list'> {
  field: ContactField
  label: string
  /** Plain text: screen readers read it with the field, once. */
  hint?: ReactNode
  /** With it the box takes several lines. */
  rows?: number
  fill: ContactFill
}

/** One box of the form. Its error always has a place, so that server and script only put words there. */
export function ContactBox({ field, label, hint, rows, fill, ...input }: ContactBoxProps) {
  const id = `contact-${field}`
  const box = {
    id,
    name: field,
    className: 'field__box',
    // Not `required`: field.tsx has the reason.
    'aria-required': true,
    defaultValue: fill(field),
    'aria-describedby': `${hint === undefined ? '' : `${id}-hint `}${id}-error`,
    'aria-invalid': (fill(`${field}_invalid`) || undefined) as 'true' | undefined,
  }
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`} aria-hidden="true">
          {hint}
        </p>
      )}
      <FieldError id={id} shown={fill(`${field}_shown`)}>
        {fill(`${field}_error`)}
      </FieldError>
      {rows === undefined ? <input {...input} {...box} /> : <textarea {...box} rows={rows} />}
    </div>
  )
}

/** A named placeholder of the page: empty in the static page, the placeholder itself in the template for the server. */
export type ContactFill = (name: string) => string

export const nothing: ContactFill = () => ''
export const place: ContactFill = (name) => `[[${name}]]`
